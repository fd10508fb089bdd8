import * as v from "valibot";

/** What a program sent does not fit: the fields say where. */
export class BadBody extends Error {
  statusCode: number;
  errors: Record<string, string[]>;
  constructor(statusCode: number, message: string, errors: Record<string, string[]>) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** Input becomes values at the door; unknown fields are refused by the schema. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new BadBody(415, "Stuur de gegevens als application/json.", {});
  const raw = await request.text();
  // The database keeps no NUL, and no honest client sends one.
  if (raw.includes("\\u0000")) throw new BadBody(422, "Niet alle gegevens kloppen.", {});
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    throw new BadBody(400, "De gegevens zijn geen geldige JSON.", {});
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const errors = Map.groupBy(parsed.issues, (issue) => String(issue.path?.[0]?.key ?? "body"));
  const said = [...errors].map(([field, issues]) => [field, issues.map(({ message }) => message)]);
  throw new BadBody(422, "Niet alle gegevens kloppen.", Object.fromEntries(said) as Record<string, string[]>);
}
