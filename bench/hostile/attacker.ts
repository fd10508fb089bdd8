import { ATTACKS, answered } from "./attacks.ts";

// A process of its own: what it costs to attack must not slow down who measures.
const [name = "", url = "", given = "{}"] = process.argv.slice(2);
let going = true;
process.on("message", () => {
  going = false;
});
process.on("disconnect", () => process.exit());
process.send?.("begins");
await ATTACKS[name]?.(url, () => going, JSON.parse(given) as Record<string, string>);
process.send?.([...answered].map(([status, times]) => `${times} × ${status}`).join(", "), () => process.exit());
