import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Everything that is logged or mailed while this runs can be traced to the request it was done for. */
export const withRequestId = <T>(id: string, run: () => T): T => current.run(id, run);

export const requestId = (): string | undefined => current.getStore();
