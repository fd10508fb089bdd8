import { pagesAround } from "#search/pagination.ts";
import { Pager } from "#ui/pager.tsx";

/** Pages of a long list, as links. */
export function Leaves({ page, pages, to }: { page: number; pages: number; to(page: number): string }) {
  const around = pagesAround(page - 1, pages);
  return <Pager current={page} last={pages} pages={around.pages.map((at) => at + 1)} to={to} />;
}
