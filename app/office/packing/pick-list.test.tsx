import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Told } from "#outside/deed/told.ts";
import { PickList } from "./pick-list.tsx";
import type { PickRow } from "./show-batch.ts";

test("a wrong number of what was found is told beside it, in the line of that size alone", () => {
  const told: Told = {
    problem: "Vul een heel getal in.",
    deed: "packing.short",
    values: { sku: "B", cut: "", gevonden: "-2" },
    errors: { gevonden: ["Vul een heel getal in."] },
  };
  const row = { cut: "", name: "Beuk", label: "100 cm", picture: null, place: "", needed: 3, found: undefined };
  const rows = ["A", "B"].map((sku): PickRow => ({ ...row, sku, crates: ["A"] }));
  const places = [{ place: "Kas 1", done: 0, rows }];
  const part = <PickList places={places} lines={{ all: 2, done: 0 }} told={told} next="/" />;
  const Stub = createRoutesStub([{ path: "/", Component: () => part }]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} />);
  const [, a = "", b = ""] = html.split('<li id="');
  expect([a.includes("Vul een heel getal in."), /<details[^>]* open/.test(a)]).toEqual([false, false]);
  expect([b.includes("Vul een heel getal in."), /<details[^>]* open/.test(b)]).toEqual([true, true]);
  expect(b).toContain('value="-2"');
});
