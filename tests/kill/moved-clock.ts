// Preloaded into the shop's own process: its clock stands where a file says, and goes on from there. After SIGUSR2 the
// file is read again.
import fs from "node:fs";

const True = Date;
let ahead = 0;
const now = () => True.now() + ahead;
const read = () => {
  ahead = True.parse(fs.readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) - True.now();
};

read();
process.on("SIGUSR2", read);
globalThis.Date = new Proxy(True, {
  construct: (target, given, asked) => Reflect.construct(target, given.length ? given : [now()], asked) as Date,
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
