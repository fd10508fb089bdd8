import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayMoment } from "../say.ts";
import { countThreads, listThreads, PER_PAGE, VIEWS } from "./list-threads.server.ts";
import { sayWait } from "./say-wait.ts";
import { listAnswering } from "./view-thread.server.ts";

type Asked = { q: string; page: number; weergave: string | null };

/** The list of threads as it was asked in the address, for its own page and beside one thread. */
export async function showList(shop: Shop, me: User, { q, page, weergave }: Asked) {
  // Who searches means every thread; who only opens the list means the work.
  const view = VIEWS.find((one) => one === weergave) ?? (q ? "alle" : "open");
  const [{ rows, total, more }, counts, colleagues] = await Promise.all([
    listThreads(shop.db, { q, view, me: me.id, page }),
    countThreads(shop.db, me.id),
    listAnswering(shop),
  ]);
  const now = shop.now();
  return {
    q,
    page,
    view,
    counts,
    total,
    more,
    pages: Math.ceil(total / PER_PAGE),
    threads: rows.map(({ id, name, subject, said, doneAt, waitsSince, lastAt, assignee }) => ({
      id,
      name,
      subject,
      said,
      isOpen: !doneAt,
      when: doneAt ? { text: sayMoment(lastAt), late: false } : sayWait(waitsSince, now),
      assignee: colleagues.find((one) => one.id === assignee)?.name,
    })),
  };
}

export type ShownList = Awaited<ReturnType<typeof showList>>;
