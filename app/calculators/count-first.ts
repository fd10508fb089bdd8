import { isTouched } from "#ui/form/touched.ts";

/**
 * Written into the page of a calculator as it stands here, so it uses nothing from outside itself. A plan may be changed
 * before our scripts can count it, while what is bought by it still stands there for the old one: lines wait until they
 * are those of the plan, and a reservation goes with the plan that was typed and the amount that was seen.
 */
function countFirst(touched: typeof isTouched): void {
  const PATIENCE = 3_000;
  const isCounted = (plan: HTMLFormElement) => {
    const { to, of } = plan.dataset;
    return to === undefined ? !touched(plan) : to === of;
  };
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLButtonElement>(".rk-mand [type=submit]");
      const plan = document.querySelector<HTMLFormElement>(".rk-form");
      if (!button || !plan || isCounted(plan)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (button.getAttribute("aria-busy")) return;
      button.setAttribute("aria-busy", "true");
      const given = button.form?.elements.namedItem("plan");
      if (given instanceof HTMLInputElement && given.form) {
        const query = String(new URLSearchParams([...new FormData(plan)].map(([name, one]) => [name, String(one)])));
        given.value = query;
        given.form.action = `?${query}`;
        return given.form.submit();
      }
      const until = performance.now() + PATIENCE;
      const look = () => {
        // Without scripts the shop counts it, on a new page.
        if (!isCounted(plan)) return performance.now() < until ? void requestAnimationFrame(look) : plan.submit();
        button.removeAttribute("aria-busy");
        document.querySelector<HTMLElement>(".rk-mand [type=submit]")?.click();
      };
      look();
    },
    true,
  );
}

export const countFirstText = (): string => `(${String(countFirst)})(${String(isTouched)})`.replaceAll(/\n\s+/g, "\n");
