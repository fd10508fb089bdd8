import { createHash } from "node:crypto";

type Front = Record<string, unknown>;

/** The words a reader reads; links, sources and drawings may change without a new date. */
const READ = ["title", "description", "short", "tasks", "faq"];

export const fingerprint = (front: Front, body: string): string =>
  createHash("sha256")
    .update(JSON.stringify([...READ.map((part) => front[part]), body.replace(/^\[\[.*\]\]\s*/gm, "").trim()]))
    .digest("hex")
    .slice(0, 12);

export const dayOfChange = ({ updated }: Front): string =>
  updated instanceof Date ? updated.toISOString().slice(0, 10) : String(updated);
