import { expect, test } from "vitest";
import { PayloadReader } from "./payload.ts";

function aServer(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const reader = new PayloadReader(async (url) => {
    asked.push(url);
    return url in answers ? Response.json(answers[url]) : new Response("", { status: 404 });
  });
  return { reader, asked };
}

const shop = {
  "/_payload/manifest.json": { routes: ["/", "/bomen", "/café"] },
  "/_payload/index.json": { data: { home: 1 } },
  "/_payload/bomen.json": { data: { trees: 2 } },
};

test("R45 a pre-rendered page's payload is found through the manifest", async () => {
  const { reader, asked } = aServer(shop);
  expect(await reader.read("/bomen/?utm=1#x")).toEqual({ data: { trees: 2 } });
  expect(reader.page).toEqual({ data: { trees: 2 } });
  expect(asked).toEqual(["/_payload/manifest.json", "/_payload/bomen.json"]);
});

test("R45 R93 a route that is not in the manifest says so, literally", async () => {
  const { reader } = aServer(shop);
  await expect(reader.read("/nergens")).rejects.toThrow("Route /nergens is not pre-rendered");
  expect(reader.page).toBe(false);
});

test("fetching ahead leaves the shown page alone", async () => {
  const { reader } = aServer(shop);
  await reader.read("/", true);
  await reader.read("/nergens", true).catch(() => {});
  expect(reader.page).toBeUndefined();
});

test("parallel reads share one request, and a failed payload stays failed", async () => {
  const { reader, asked } = aServer(shop);
  await Promise.all([reader.read("/bomen"), reader.read("/bomen")]);
  expect(asked.filter((url) => url === "/_payload/bomen.json")).toHaveLength(1);
  await expect(reader.read("/café")).rejects.toThrow();
  await expect(reader.read("/café")).rejects.toThrow();
  expect(asked.filter((url) => url.includes("caf"))).toHaveLength(1);
});

test("R82 a page without data asks at start-up, and is silent when there is none", async () => {
  const { reader } = aServer(shop);
  expect(await reader.start("/bomen", false)).toEqual({ data: { trees: 2 } });
  expect(await reader.start("/nergens", false)).toBeUndefined();
  expect(await reader.start("/bomen", true)).toBeUndefined();
});
