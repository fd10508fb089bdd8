// node scripts/spelling.mjs [--keep]: which words of our prose are not in content/woordenlijst.txt, and what a Dutch
// dictionary (hunspell with hunspell-nl, when installed) says of them. With --keep they are added: read them first.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isKnown, shownFront, wordsOf } from "../content/spelling.ts";

const root = path.resolve(import.meta.dirname, "..");
const listFile = path.join(root, "content/woordenlijst.txt");
const known = new Set(fs.existsSync(listFile) ? fs.readFileSync(listFile, "utf8").split("\n").filter(Boolean) : []);
const used = new Set();
const read = (text) => {
  for (const word of wordsOf(text)) used.add(word);
};
const files = (folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name));

for (const file of ["groenhulp", "pages", "categories"].flatMap((folder) => files(`content/${folder}`))) {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(fs.readFileSync(file, "utf8")) ?? [];
  read(`${shownFront(parse(front))}\n${body}`);
}
const json = (file) => JSON.parse(fs.readFileSync(file, "utf8"));
for (const node of Object.values(json(path.join(root, "content/plantdokter.json")).nodes)) read(shownFront(node));
for (const { tips } of json(path.join(root, "content/season-tips.json"))) read(tips.join("\n"));
for (const file of files("range/texts")) for (const text of Object.values(json(file))) read(shownFront(text));

const fresh = [...used].filter((word) => !isKnown(word, known)).sort();
const asked = spawnSync("hunspell", ["-d", "nl", "-i", "utf-8", "-l"], { input: fresh.join("\n"), encoding: "utf8" });
const doubtful = new Set(asked.error ? fresh : asked.stdout.split("\n").filter(Boolean));
if (asked.error) console.log("hunspell is niet geïnstalleerd: alle nieuwe woorden zijn onbekend.");
console.log(`${fresh.length} nieuwe woorden, waarvan ${doubtful.size} onbekend in het woordenboek:`);
for (const word of doubtful) console.log(`  ${word}`);

if (process.argv.includes("--keep")) {
  // The shortest list that still knows every word: what two others make up is left out.
  const all = [...new Set([...known, ...fresh])].sort((a, b) => a.length - b.length);
  const kept = new Set();
  for (const word of all) if (!isKnown(word, kept)) kept.add(word);
  fs.writeFileSync(listFile, `${[...kept].sort().join("\n")}\n`);
  console.log(`${kept.size} woorden bewaard.`);
}
