import * as v from "valibot";
import { dropRedirect, findRedirect, plainPath, putRedirect } from "#front/redirects/redirects.server.ts";
import { exact, filled, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeRedirects } from "#texts/office/shop/redirects.ts";
import { isLiving } from "./living.server.ts";

const say = officeRedirects.problems;
const MOST_LINES = 1000;

type Reason = "from" | "to" | "living" | "target" | "self";
type Judged = { ok: true; from: string; to: string } | { ok: false; reason: Reason };

/** An old address and its new one, or what is wrong with them. */
async function judge(db: Reader, typedFrom: string, typedTo: string): Promise<Judged> {
  const from = plainPath(typedFrom);
  const path = plainPath(typedTo);
  if (!from || from === "/") return { ok: false, reason: "from" };
  if (!path) return { ok: false, reason: "to" };
  if (from === path) return { ok: false, reason: "self" };
  if (await isLiving(db, from)) return { ok: false, reason: "living" };
  // A page that is there never leads on, so nobody goes round in a circle.
  if (!(await isLiving(db, path))) return { ok: false, reason: "target" };
  const after = /[?#]\S*$/.exec(typedTo.trim())?.[0] ?? "";
  return { ok: true, from, to: path + after };
}

export const saveRedirect = deed({
  name: "redirects.save",
  by: "words",
  asks: v.strictObject({ van: v.optional(text(300), ""), naar: v.optional(text(300), "") }),
  about: ({ van }) => van,
  async run(shop, { user }, { van, naar }) {
    return shop.db.transaction(async (tx) => {
      const judged = await judge(tx, van, naar);
      if (!judged.ok) return refused(judged.reason);
      const { from, to } = judged;
      const known = await findRedirect(tx, from);
      if (known && known.to !== to)
        return refused("exists", { about: known.to, errors: { van: [say.exists(known.to)] } });
      await putRedirect(tx, { from, to, by: user?.email ?? "", now: shop.now() });
      return done(undefined, [], { subject: from, after: { to } });
    });
  },
  says: {
    refused: {
      from: [422, say.from, "van"],
      living: [422, say.living, "van"],
      exists: [409, say.exists],
      to: [422, say.to, "naar"],
      target: [422, say.target, "naar"],
      self: [422, say.self, "naar"],
    },
  },
});

/** Many at once, from a sheet: every line is right or nothing is saved. */
export const pasteRedirects = deed({
  name: "redirects.paste",
  by: "words",
  bytes: 512 * 1024,
  asks: v.strictObject({ regels: v.optional(exact(400_000), "") }),
  shows: v.object({ saved: v.number() }),
  showsRefused: v.object({ regels: v.string() }),
  about: () => officeRedirects.many,
  async run(shop, { user }, { regels }) {
    const lines = regels.split(/\r?\n/).map((line) => line.trim());
    const filledLines = lines.flatMap((line, at) => (line ? [{ line, at }] : []));
    if (filledLines.length === 0) return refused("empty", { shows: { regels } });
    if (filledLines.length > MOST_LINES) return refused("many", { shows: { regels } });
    return shop.db.transaction(async (tx) => {
      const faults: string[] = [];
      const good = new Map<string, string>();
      for (const { line, at } of filledLines) {
        const [from = "", to = ""] = line.split(/\s*[;,\t]\s*/).map((cell) => cell.replace(/^"|"$/g, ""));
        // The heading of a sheet.
        if (at === 0 && !from.includes("/") && !to.includes("/")) continue;
        const judged = await judge(tx, from, to);
        if (judged.ok) good.set(judged.from, judged.to);
        else faults.push(say.line(at + 1, say[judged.reason]));
      }
      if (faults.length)
        return refused("lines", { errors: { regels: [faults.slice(0, 20).join(" ")] }, shows: { regels } });
      if (good.size === 0) return refused("empty", { shows: { regels } });
      for (const [from, to] of good) await putRedirect(tx, { from, to, by: user?.email ?? "", now: shop.now() });
      return done({ saved: good.size }, [], { subject: officeRedirects.many, after: Object.fromEntries(good) });
    });
  },
  says: { refused: { ...sentences(422, say, "lines", "many"), empty: [422, say.empty, "regels"] } },
});

export const removeRedirect = deed({
  name: "redirects.drop",
  by: "words",
  asks: v.strictObject({ van: filled(300) }),
  about: ({ van }) => van,
  async run(shop, _caller, { van }) {
    return shop.db.transaction(async (tx) => {
      const gone = await dropRedirect(tx, van);
      return gone ? done(undefined, [], { subject: van, before: { to: gone.to } }) : refused("gone");
    });
  },
  says: { refused: sentences(409, say, "gone") },
});
