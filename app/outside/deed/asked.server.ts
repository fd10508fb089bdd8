import { deeds as texts } from "#texts/deeds.ts";

/** What was sent cannot be read at all: the door answers with this status. */
export class Unreadable extends Error {
  override name = "Unreadable";
  statusCode: 400 | 413 | 415 | 422;
  constructor(statusCode: 400 | 413 | 415 | 422, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export type Asked = Record<string, unknown>;

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Without a prototype, so that a field called `constructor` is only a field. */
const bare = (): Asked => Object.create(null) as Asked;

/** The most that may be sent: bytes in all, and fields or values, which are counted before they are read. */
export type Most = { bytes: number; fields: number };

/** A browser sends the end of a line as two signs, and counts it as one where it is typed. */
export const asTyped = (sent: string): string => sent.replace(/\r\n?/g, "\n");

/** A form's fields: one value as it is, a field that is there twice as a list. */
export async function readForm(request: Request, most: Most): Promise<Asked> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORMS.test(type)) throw new Unreadable(415, texts.notForm);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > most.bytes) throw new Unreadable(413, texts.tooLarge);
  if (hasMoreFields(bytes, type, most.fields)) throw new Unreadable(413, texts.tooManyFields);
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw new Unreadable(400, texts.notForm);
  });
  const asked = bare();
  for (const [name, sent] of form) {
    const value = typeof sent === "string" ? asTyped(sent) : sent;
    const before = asked[name];
    if (before === undefined) asked[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else asked[name] = [before, value];
  }
  return keepable(asked);
}

function hasMoreFields(bytes: ArrayBuffer, type: string, most: number): boolean {
  const text = Buffer.from(bytes);
  const mark = /multipart/i.test(type) ? "\n--" : "&";
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0 && count <= most; at = text.indexOf(mark, at + 1)) count++;
  return count > most;
}

/** A JSON object, or nothing where no body is needed. */
export async function readJsonBody(request: Request, most: Most): Promise<Asked> {
  const raw = await request.text();
  if (raw.length > most.bytes) throw new Unreadable(413, texts.tooLarge);
  if (raw === "" && request.method === "DELETE") return bare();
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new Unreadable(415, texts.wrongType);
  if (isHeavy(raw, most.fields)) throw new Unreadable(413, texts.tooManyFields);
  let body: unknown;
  try {
    body = raw === "" ? {} : JSON.parse(raw);
  } catch {
    throw new Unreadable(400, texts.notJson);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Unreadable(422, texts.wrong);
  const asked = bare();
  for (const [name, value] of Object.entries(body)) asked[name] = value;
  return keepable(asked);
}

const DEEPEST = 12;

/** More values than may be, or lists in lists in lists: seen from the signs outside its texts, without reading it. */
export function isHeavy(json: string, most: number): boolean {
  let [values, depth, inText] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') inText = !inText;
    else if (inText) at += sign === "\\" ? 1 : 0;
    else if (sign === ",") values++;
    else if (sign === "}" || sign === "]") depth--;
    else if (sign === "{" || sign === "[") [values, depth] = [values + 1, depth + 1];
    if (values > most || depth > DEEPEST) return true;
  }
  return false;
}

// The database keeps no NUL and no half of a sign, and no honest client sends one.
function keepable(asked: Asked): Asked {
  if (!canKeep(asked, 0)) throw new Unreadable(422, texts.wrong);
  return asked;
}

function canKeep(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Blob) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([name, one]) => canKeep(name, 0) && canKeep(one, depth + 1));
}
