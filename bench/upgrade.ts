import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { openDb } from "../app/outside/db.server.ts";
import { startPostgres } from "../app/outside/postgres/postgres.server.ts";
import { openPostOffice } from "../tests/kill/post-office.ts";
import { type Server, startServer } from "../tests/kill/server.ts";
import { Balancer } from "../tests/fleet/balancer.ts";
import { closeBooks, SKU, STOCK, tellBooks } from "../tests/fleet/books-of.ts";
import { arrive, figuresOf, oddRefusals, Visitors } from "../tests/fleet/visitors.ts";
import { newFolder } from "./shop.ts";

// npm run bench upgrade: an older release, built from git, and this one on one database while people buy: the old alone, the new
// beside it, the new alone, and back to the old. FROM names the older release (a tag or a commit; without it, the tag before).
const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
const FROM = process.env.FROM ?? git("describe", "--tags", "--abbrev=0", "HEAD^").stdout.trim();
const SECONDS = Number(process.env.UPGRADE_SECONDS ?? 10);
const RATE = Number(process.env.UPGRADE_RATE ?? 10);
if (!FROM) {
  console.log("FROM is missing: which release is run beside this one? For example FROM=HEAD~20 npm run bench upgrade");
  process.exit(1);
}

const folder = newFolder();
const older = path.join(folder, "older");
buildOlder();
const database = await startPostgres(folder, { durable: true });
const office = await openPostOffice();
const balancer = new Balancer();
await balancer.open();
const db = openDb(database.url, { max: 2 });
const env = {
  DATABASE_URL: database.url,
  SMTP_URL: office.url,
  DATABASE_POOL: "10",
  DRAIN_SECONDS: "1",
  WARM_SECONDS: "3",
};
const open = async (root: string): Promise<Server> => {
  const shop = await startServer(env, { plain: true, root });
  await balancer.add(shop.url);
  return shop;
};
const close = async (shop: Server): Promise<void> => {
  const code = await shop.stop();
  balancer.remove(shop.url);
  if (code !== 0) throw new Error(`a shop that was asked to stop ended with ${code}`);
};
const migrations = async () =>
  (await db.$client.query<{ count: number }>("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0]
    ?.count;

const buyers: Visitors["buyers"] = [];
console.log(`${FROM} and this release             asked failed        %   p50   p99  most ms`);
async function phase(name: string, change?: () => Promise<void>): Promise<void> {
  const visitors = new Visitors(balancer.url);
  const until = performance.now() + SECONDS * 1000;
  let changing = change !== undefined;
  const coming = arrive(visitors, RATE, () => !changing && performance.now() > until);
  await change?.();
  changing = false;
  await coming;
  console.log(`${`${name}, ${await migrations()} migrations`.padEnd(40)}${figuresOf(visitors.seen)}`);
  for (const odd of oddRefusals(visitors)) {
    console.log(`other refusals: ${odd}`);
    process.exitCode = 1;
  }
  buyers.push(...visitors.buyers);
}

let old = await open(older);
await db.$client.query("update variants set stock = $1 where sku = $2", [STOCK, SKU]);
await phase("the older alone");
let fresh: Server | undefined;
await phase("this one opens beside it", async () => {
  fresh = await open(process.cwd());
});
await phase("both");
await phase("the older stops", () => close(old));
await phase("this one alone");
await phase("back: the older opens again", async () => {
  old = await open(older);
});
await phase("back: this one stops", () => close(fresh as Server));
await phase("back: the older alone");
const books = await closeBooks({
  db,
  url: database.url,
  office,
  buyers,
  shops: [old],
  open: () => startServer(env, { plain: true }),
});
tellBooks(books, buyers);
balancer.close();
await db.$client.end();
await database.stop();
await office.close();
git("worktree", "remove", "--force", older);
fs.rmSync(folder, { recursive: true, force: true });

/** Its sources beside ours, with our packages where it asks for the same ones. */
function buildOlder(): void {
  const made = git("worktree", "add", "--detach", older, FROM);
  if (made.status !== 0) throw new Error(made.stderr);
  const lock = (root: string) => fs.readFileSync(path.join(root, "package-lock.json"), "utf8");
  if (lock(older) === lock(".")) fs.symlinkSync(path.resolve("node_modules"), path.join(older, "node_modules"));
  const program = `import("${older}/scripts/house.mjs").then((house) => { house.install(); house.build(house.runtime()); })`;
  const built = spawnSync(process.execPath, ["-e", program], { cwd: older, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}
