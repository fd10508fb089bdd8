// Preloaded into the shop's own process: it ends itself by kill -9 at the asked question to the database, either just
// before the question leaves or right after, so that nobody knows whether it was answered.
import pg from "pg";

export type Death = { step: number; sent: boolean };

let death: Death | undefined;
let asked = 0;

const die = () => process.kill(process.pid, "SIGKILL");
const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;

type Line = pg.Client & { connectionParameters: { application_name?: string } };

pg.Client.prototype.query = function (this: Line, ...given: unknown[]) {
  // The queue's own polling is left out: it would make every count different.
  if (!death || this.connectionParameters.application_name !== "lommerrijk") return ask.apply(this, given);
  const last = ++asked === death.step;
  if (last && !death.sent) die();
  const answer = ask.apply(this, given);
  if (last && death.sent) die();
  return answer;
} as typeof pg.Client.prototype.query;

process.on("message", (told: Death | "count") => {
  if (told === "count") return void process.send?.(asked);
  death = told;
  asked = 0;
  process.send?.("armed");
});
