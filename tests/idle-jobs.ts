import type { Jobs } from "../app/outside/jobs.server.ts";

type Sent = { name: string; data: Record<string, unknown>; once?: string; after?: Date };

/** Keeps what was sent, and runs nothing by itself. */
export function idleJobs(): Jobs & { sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    async send(_tx, name, data, options) {
      const { once, after } = options ?? {};
      sent.push({ name, data, ...(once && { once }), ...(after && { after }) });
    },
    async work() {},
    async every() {},
    async stop() {},
  };
}
