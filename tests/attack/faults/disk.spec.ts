import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aShop, connect, expectAway, expectBack } from "./away-and-back.ts";

// The kernel's own full disk: whatever is written to it meets "no space left on device".
const FULL = "/dev/full";

test("a disk that is full: kept pages and reading go on, the rest says to come back, and room is enough to go on", async () => {
  const shop = await aShop();
  const admin = await connect(shop.databaseUrl);
  const read = async (query: string) => Object.values((await admin.query(query)).rows[0] as object)[0] as string;
  // Emptied, it gets a file that nobody has open yet.
  const emptied = async () => {
    await admin.query("truncate subscribers cascade");
    return path.join(await read("show data_directory"), await read("select pg_relation_filepath('subscribers')"));
  };
  const file = await emptied();
  const { uid, gid } = fs.statSync(file);
  fs.rmSync(file);
  fs.symlinkSync(FULL, file);
  await expectAway(shop);
  for (const at of ["/readyz", "/search?q=taxus", "/cart"])
    expect([at, (await shop.ask(at)).status]).toEqual([at, 200]);
  fs.rmSync(file);
  fs.writeFileSync(file, "", { mode: 0o600 });
  fs.chownSync(file, uid, gid);
  await emptied();
  await expectBack(shop);
  expect((await shop.post("/api/newsletter", "application/json", `{"email":"an@voorbeeld.nl"}`)).status).toBeLessThan(
    300,
  );
});
