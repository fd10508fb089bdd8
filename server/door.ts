import http from "node:http";
import { EXIT, SettingsError } from "#outside/settings.server.ts";

const PATIENCE = 10_000;
const BETWEEN_LOOKS = 100;

type Place = { PORT: number; HOST: string; METRICS_PORT?: number | undefined; METRICS_HOST: string };
/** What the settings of a door are called. */
type Names = { port: string; host: string };
const STREET: Names = { port: "PORT", host: "HOST" };
const FIGURES: Names = { port: "METRICS_PORT", host: "METRICS_HOST" };

/** Are the places free? Asked before anything is started, so that a shop that cannot open has done nothing. */
export async function tryDoors({ PORT, HOST, METRICS_PORT = 0, METRICS_HOST }: Place): Promise<void> {
  await tryDoor(PORT, HOST, STREET);
  await tryDoor(METRICS_PORT, METRICS_HOST, FIGURES);
}

async function tryDoor(port: number, host: string, names: Names): Promise<void> {
  if (port === 0) return;
  const probe = http.createServer();
  await openDoor(probe, port, host, names);
  await new Promise((done) => probe.close(done));
}

export function openDoor(server: http.Server, port: number, host: string, names: Names = STREET): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusal(error, port, host, names)));
    server.listen(port, host, () => resolve());
  });
}

/** A port may come free when the process before us has gone; any other reason stays. */
function refusal(error: NodeJS.ErrnoException, port: number, host: string, names: Names): SettingsError {
  const exitCode = error.code === "EADDRINUSE" ? EXIT.tryAgain : EXIT.setting;
  return new SettingsError(reasonOf(error, port, host, names), exitCode);
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host: string, names: Names): string {
  if (code === "EADDRINUSE")
    return `Poort ${port} is al in gebruik. Kies een andere met ${names.port}=${port + 1} npm start.`;
  if (code === "EACCES") return `Poort ${port} mag niet worden geopend. Kies met ${names.port} een poort vanaf 1024.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `${names.host} ${host} is geen adres van deze machine. Kies 127.0.0.1 of 0.0.0.0.`;
  return `De winkel kan niet open op ${host}:${port} (${message}). Controleer ${names.host} en ${names.port}.`;
}

/** Nobody comes in any more; who is inside is helped, and lines that fall idle are let go. */
export async function closeDoor(server: http.Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), BETWEEN_LOOKS);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(late);
}
