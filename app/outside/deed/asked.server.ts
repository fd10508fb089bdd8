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

/** More fields than any form of ours has: parsing them would only cost time. */
const MOST_FIELDS = 1000;
const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Without a prototype, so that a field called `constructor` is only a field. */
const bare = (): Asked => Object.create(null) as Asked;

/** A form's fields: one value as it is, a field that is there twice as a list. */
export async function readForm(request: Request, most: number): Promise<Asked> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORMS.test(type)) throw new Unreadable(415, texts.notForm);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > most) throw new Unreadable(413, texts.tooLarge);
  const parse = () => new Response(bytes, { headers: { "content-type": type } }).formData();
  if (countFields(bytes, type) > MOST_FIELDS) throw new Unreadable(413, texts.tooLarge);
  const form = await parse().catch(() => {
    throw new Unreadable(400, texts.notForm);
  });
  const asked = bare();
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    asked[name] = values.length === 1 ? values[0] : values;
  }
  return withoutNul(asked);
}

function countFields(bytes: ArrayBuffer, type: string): number {
  const text = Buffer.from(bytes);
  const mark = /multipart/i.test(type) ? "\n--" : "&";
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0 && count <= MOST_FIELDS; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** A JSON object, or nothing where no body is needed. */
export async function readJsonBody(request: Request, most: number): Promise<Asked> {
  const raw = await request.text();
  if (raw.length > most) throw new Unreadable(413, texts.tooLarge);
  if (raw === "" && request.method === "DELETE") return bare();
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new Unreadable(415, texts.wrongType);
  let body: unknown;
  try {
    body = raw === "" ? {} : JSON.parse(raw);
  } catch {
    throw new Unreadable(400, texts.notJson);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Unreadable(422, texts.wrong);
  const asked = bare();
  for (const [name, value] of Object.entries(body)) asked[name] = value;
  return withoutNul(asked);
}

// The database keeps no NUL, and no honest client sends one.
function withoutNul(asked: Asked): Asked {
  if (hasNul(asked, 0)) throw new Unreadable(422, texts.wrong);
  return asked;
}

const DEEPEST = 12;

function hasNul(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Blob) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(([name, one]) => name.includes("\0") || hasNul(one, depth + 1));
}
