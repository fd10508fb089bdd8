import pino from "pino";

export type Log = pino.Logger;

export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ["email", "password", "token", "*.email", "*.password", "*.token"], censor: "[weggelaten]" },
  });
}
