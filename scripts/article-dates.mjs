// node scripts/article-dates.mjs: gives every article whose words changed the date of today, in its front matter and in
// content/article-dates.json. The prose test fails when words changed and this was not run.
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { dayOfChange, fingerprint } from "../content/article-date.ts";

const root = path.resolve(import.meta.dirname, "..");
const listFile = path.join(root, "content/article-dates.json");
const folder = path.join(root, "content/groenhulp");
const before = fs.existsSync(listFile) ? JSON.parse(fs.readFileSync(listFile, "utf8")) : {};
const today = new Date().toISOString().slice(0, 10);
const after = {};

for (const name of fs.readdirSync(folder).sort()) {
  const slug = name.replace(/\.md$/, "");
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, "utf8");
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  const front = parse(head);
  const words = fingerprint(front, body);
  const known = before[slug];
  const updated = !known ? dayOfChange(front) : known.words === words ? known.updated : today;
  after[slug] = { updated, words };
  if (updated !== dayOfChange(front)) {
    fs.writeFileSync(file, text.replace(/^updated: .*$/m, `updated: ${updated}`));
    console.log(`${slug}: ${updated}`);
  }
}
fs.writeFileSync(listFile, `${JSON.stringify(after, null, 2)}\n`);
