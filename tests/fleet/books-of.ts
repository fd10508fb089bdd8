import type { Db } from "../../app/outside/db.server.ts";
import { type Books, countBooks, letTimePass, waitForJobs } from "../kill/books.ts";
import type { Buyer } from "../kill/buyer.ts";
import { openPostOffice } from "../kill/post-office.ts";
import type { Server } from "../kill/server.ts";

export const SKU = "HG01-P30";
export const STOCK = 1_000_000;

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;
type Known = { db: Db; url: string; office: PostOffice; buyers: Buyer[]; shops: Server[]; open(): Promise<Server> };

/** When the last visitor has left: time passes, every job is done, and the books are counted. */
export async function closeBooks({ db, url, office, buyers, shops, open }: Known): Promise<Books> {
  await waitForJobs(db);
  await Promise.all(shops.map((shop) => shop.stop()));
  await letTimePass(url);
  const last = await open();
  await waitForJobs(db);
  await last.stop();
  return countBooks(db, { sku: SKU, stock: STOCK, got: office.got, buyers });
}

/** In one line per kind of fault. */
export function tellBooks(books: Books, buyers: Buyer[]): void {
  const count = (pattern: RegExp) => books.faults.filter((fault) => pattern.test(fault)).length;
  const unthanked = buyers.filter(({ thanked }) => !thanked).length;
  console.log(
    `orders: ${books.placed} placed, ${books.confirmed} paid, ${books.expired} let go, ${books.mailsLeft} mails; ${unthanked} buyers gave up`,
  );
  console.log(
    `lost ${count(/is gone|not in the shop|not confirmed/)}, doubled ${count(/is confirmed \d+ times/)}, ` +
      `oversold or leaked ${count(/^stock is|neither confirmed/)}, gaps ${count(/stands where/)}, ` +
      `mails doubled ${count(/^mail|has [2-9]\d* mails/)}, missing ${count(/has 0 mails/)}`,
  );
  for (const fault of books.faults.slice(0, 20)) console.log(`FOUT ${fault}`);
  if (books.faults.length) process.exitCode = 1;
}
