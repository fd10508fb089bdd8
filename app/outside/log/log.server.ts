import pino, { type DestinationStream } from "pino";
import { withoutValues } from "./without-values.ts";
import { requestId } from "./request-id.server.ts";
import { withoutKey } from "#kit/path.ts";

export type Log = pino.Logger;

export function openLog(level: string, to?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    // Every line that is written for a request bears its id.
    mixin: () => {
      const id = requestId();
      return id ? { id } : {};
    },
    serializers: {
      error: (error: unknown) => (typeof error === "string" ? withoutValues(error) : error),
      path: (path: unknown) => (typeof path === "string" ? withoutKey(path) : path),
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ["email", "password", "token", "*.email", "*.password", "*.token"], censor: "[weggelaten]" },
  };
  return to ? pino(options, to) : pino(options);
}
