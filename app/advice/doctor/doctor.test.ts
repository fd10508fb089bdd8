import { expect, test } from "vitest";
import { answersTo, isStep } from "./doctor.ts";
import { doctor } from "./doctor.server.ts";

const ids = Object.keys(doctor.nodes);

test("every question leads on, and every node is reached from the start", () => {
  const missing = ids.flatMap((id) => {
    const node = doctor.nodes[id];
    return node && isStep(node)
      ? node.options.filter(({ to }) => !doctor.nodes[to]).map(({ to }) => `${id} → ${to}`)
      : [];
  });
  expect(missing).toEqual([]);
  expect(ids.filter((id) => !answersTo(doctor, id))).toEqual([]);
});

test("at least forty symptoms, none further than five answers away", () => {
  const causes = ids.filter((id) => !isStep(doctor.nodes[id]!));
  expect(causes.length).toBeGreaterThanOrEqual(40);
  expect(Math.max(...causes.map((id) => answersTo(doctor, id)?.length ?? 99))).toBeLessThanOrEqual(5);
});

test("the answers given so far can be walked back one by one", () => {
  const given = answersTo(doctor, "k-te-nat") ?? [];
  expect(given.map(({ id }) => id)).toEqual(["start", "kamer", "kamer-geel"]);
  expect(given[0]).toMatchObject({ question: "Om welke plant gaat het?", answer: "Kamerplant" });
  expect(answersTo(doctor, "start")).toEqual([]);
  expect(answersTo(doctor, "bestaat-niet")).toBeUndefined();
});
