/** R47, R104: the page-view event, 250 ms after the route changed so that the new title is set. */
export const PAGE_VIEW_DELAY = 250;

export type PageView = {
  routeName: string;
  pageType: "PageView";
  pageUrl: string;
  pageTitle: string;
  event: "pageView";
};

export function schedulePageView(
  view: () => Omit<PageView, "pageType" | "event">,
  push: (event: PageView) => void,
): () => void {
  const timer = setTimeout(() => {
    const { routeName, pageUrl, pageTitle } = view();
    push({ routeName, pageType: "PageView", pageUrl, pageTitle, event: "pageView" });
  }, PAGE_VIEW_DELAY);
  return () => clearTimeout(timer);
}
