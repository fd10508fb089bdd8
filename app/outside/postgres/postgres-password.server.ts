import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { findRunning, urlOf, type Who } from "./postgres-process.server.ts";

const LOCAL = /^((?:local|host)\s.*\s)(trust|scram-sha-256)[ \t]*$/gm;

/** The password of the embedded database, kept beside its data, readable for who runs the shop alone. */
export function keptPassword(data: string, who: Who): string {
  const file = path.join(path.dirname(data), "postgres-password");
  if (fs.existsSync(file)) return fs.readFileSync(file, "utf8");
  const made = randomBytes(32).toString("base64url");
  fs.writeFileSync(file, made, { mode: 0o600, flag: "wx" });
  // One that was lost: whoever may write in the data folder may set another.
  if (fs.existsSync(path.join(data, "PG_VERSION"))) letIn(data, who, "trust");
  return made;
}

/** A database that let in every user of this machine, as earlier ones did, asks for the password from now on. */
export async function lockUp(data: string, who: Who, port: number, password: string): Promise<void> {
  if (!/^(?:local|host)\s.*\strust[ \t]*$/m.test(fs.readFileSync(rulesOf(data), "utf8"))) return;
  const client = new pg.Client({ connectionString: urlOf(port, password) });
  await client.connect();
  // Set before it is asked for: one that is killed in between does both again.
  await client.query(`alter role postgres password '${password}'`);
  letIn(data, who, "scram-sha-256");
  await client.query("select pg_reload_conf()");
  await client.end();
}

const rulesOf = (data: string) => path.join(data, "pg_hba.conf");

/** Who gets in by which proof: the file that PostgreSQL reads is replaced whole. */
function letIn(data: string, who: Who, how: "trust" | "scram-sha-256"): void {
  const rules = rulesOf(data);
  const fresh = `${rules}.nieuw`;
  fs.writeFileSync(fresh, fs.readFileSync(rules, "utf8").replace(LOCAL, `$1${how}`), { mode: 0o600 });
  if (who) fs.chownSync(fresh, who.uid, who.gid);
  fs.renameSync(fresh, rules);
  const running = findRunning(data);
  if (running && how === "trust") process.kill(running.pid, "SIGHUP");
}
