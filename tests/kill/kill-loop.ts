import { openDb } from "../../app/outside/db.server.ts";
import { Buyer, isCutOff } from "./buyer.ts";
import { type Books, countBooks, letTimePass, waitForJobs } from "./books.ts";
import type { Death } from "./die-at.ts";
import { openPostOffice } from "./post-office.ts";
import { type Server, startServer } from "./server.ts";

const SKU = "HG01-P30";
const STOCK = 9000;

type Target = Death | { mail: "before" | "after" };
export type Report = Books & { rounds: number; steps: number; returned: number; walkedAway: number };

/**
 * Kills the shop round after round, each time at another step from the cart to the mail, on one database that lives
 * on. Every second buyer comes back to the next process and finishes; the others stay away. At the end time passes,
 * and the books are counted.
 */
export async function killLoop(databaseUrl: string, rounds: number, say: (line: string) => void): Promise<Report> {
  const office = await openPostOffice();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: office.url };
  const db = openDb(databaseUrl, { max: 4 });
  try {
    const { steps, first } = await measure(env, () => db.$client.query("update variants set stock = $1", [STOCK]));
    say(`${steps} queries to the database from cart to mail`);
    const buyers = [first];
    let waiting: Buyer | undefined;
    let returned = 0;
    for (const [round, target] of spread(steps, rounds).entries()) {
      const server = await startServer(env);
      if (waiting) {
        await waiting.buy(server.url);
        returned++;
      }
      const buyer = new Buyer(`ronde-${round}`, SKU);
      buyers.push(buyer);
      await buyUntilKilled(server, buyer, target, office.calls);
      waiting = !buyer.thanked && round % 2 === 0 ? buyer : undefined;
      say(
        `${round + 1}/${rounds} ${JSON.stringify(target)} ${buyer.thanked ? "thanked" : (buyer.number ?? "no order")}`,
      );
    }
    await letTimePass(databaseUrl);
    const last = await startServer(env);
    await waitForJobs(db);
    last.kill();
    await last.gone(5_000);
    const books = await countBooks(db, { sku: SKU, stock: STOCK, got: office.got, buyers });
    return { ...books, rounds, steps, returned, walkedAway: buyers.filter(({ thanked }) => !thanked).length };
  } finally {
    await db.$client.end();
    await office.close();
  }
}

/** One purchase in peace tells how many steps there are to die at, from the first query until the mail has left. */
async function measure(env: Record<string, string>, fill: () => Promise<unknown>) {
  const server = await startServer(env);
  await fill();
  const first = new Buyer("eerst", SKU);
  await server.dieAt({ step: 0, sent: false });
  await first.buy(server.url);
  let steps = await server.asked();
  // The mail is written and sent by jobs, a moment later: count until nothing more is asked.
  for (let still = 0; still < 4; ) {
    await server.gone(750);
    const now = await server.asked();
    still = now === steps ? still + 1 : 0;
    steps = now;
  }
  server.kill();
  await server.gone(5_000);
  return { steps, first };
}

/** As many targets as rounds, evenly over every step before and after sending, and over the mail itself. */
function spread(steps: number, rounds: number): Target[] {
  const all: Target[] = [];
  for (let step = 1; step <= steps; step++) all.push({ step, sent: false }, { step, sent: true });
  all.push({ mail: "before" }, { mail: "after" });
  return Array.from({ length: rounds }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / rounds)] as Target);
}

async function buyUntilKilled(
  server: Server,
  buyer: Buyer,
  target: Target,
  calls: { before?: () => void; after?: () => void },
): Promise<void> {
  if ("step" in target) await server.dieAt(target);
  try {
    await buyer.buy(server.url);
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
  if ("mail" in target) calls[target.mail] = () => server.kill();
  // What dies after the thanks dies in a job, within seconds; should it live, it is killed where it stands.
  if (!(await server.gone(buyer.thanked ? 4_000 : 2_000))) server.kill();
  await server.gone(5_000);
  delete calls.before;
  delete calls.after;
}
