import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { Api } from "#accounts/door/json.server.ts";
import type { AnyDeed } from "#outside/deed/deed.server.ts";
import type * as v from "valibot";

type Door = {
  method: string;
  path: string;
  deed?: AnyDeed;
  from: { query?: string[]; headers?: Record<string, string> };
};
type Operation = {
  operationId?: string;
  tags: string[];
  parameters: object[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
};
export type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
};

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Every address of the API as it is really listened to: deeds with their schemas, reads with their address. */
function doorsOf(api: Api): Door[] {
  return api.routes.flatMap(({ method, path, handler }) => {
    if (!METHODS.has(method)) return [];
    const { deed, from = {} } = handler as { deed?: AnyDeed; from?: Door["from"] };
    return [{ method, path, from, ...(deed && { deed }) }];
  });
}

export function describeApi(api: Api, title: string): Description {
  const paths: Description["paths"] = {};
  for (const door of doorsOf(api)) {
    const address = door.path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}");
    (paths[address] ??= {})[door.method.toLowerCase()] = operationOf(door);
  }
  return { openapi: "3.1.0", info: { title, version: __BUILD_ID__ }, paths };
}

function operationOf({ method, path, deed, from }: Door): Operation {
  const tags = [deed?.name.split(".")[0] ?? path.split("/").filter(Boolean).slice(0, 2).join("/")];
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => parameter(name, "path", true)),
    ...(from.query ?? []).map((name) => parameter(name, "query", false)),
    ...Object.values(from.headers ?? {}).map((name) => parameter(name, "header", false)),
  ];
  if (!deed) return { tags, parameters, responses: { 200: { description: "The value that was asked for." } } };
  return {
    operationId: deed.name,
    tags,
    parameters,
    ...(method !== "DELETE" && { requestBody: { required: true, content: json(schemaOf(deed.asks, "input")) } }),
    responses: responsesOf(deed),
  };
}

const parameter = (name: string, place: "path" | "query" | "header", required: boolean) => ({
  name,
  in: place,
  required,
  schema: { type: "string" },
});

function responsesOf({ says, shows, by, limit, from }: AnyDeed): Operation["responses"] {
  const good = says.status ?? (shows ? 200 : 204);
  const responses: Operation["responses"] = {
    [good]: { description: says.done ?? "Done.", ...(shows && { content: json(schemaOf(shows, "output")) }) },
    422: { description: "The input is not right; `errors` says which fields." },
  };
  if (by !== "anyone") responses[401] = { description: "Nobody is logged in." };
  if (from !== "anywhere") responses[419] = { description: "The CSRF token is missing or stale." };
  if (limit) responses[429] = { description: "Too many tries; `Retry-After` says when to come back." };
  for (const [reason, [status, sentence]] of Object.entries(says.refused))
    responses[status] = { description: `${reason}${typeof sentence === "string" ? `: ${sentence}` : ""}` };
  return responses;
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

// A check that JSON Schema has no word for is left out: the shop itself stays the judge.
function schemaOf(schema: v.GenericSchema | v.GenericSchemaAsync, typeMode: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as v.GenericSchema, { errorMode: "ignore", typeMode });
  return rest;
}
