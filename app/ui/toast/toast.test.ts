import { expect, test } from "vitest";
import { closeToast, shownToasts, TOAST_MS, toast } from "./toast.ts";

test("R98 R104 a toast stays 5000 ms, the newest is on top, and it can be closed", () => {
  expect(TOAST_MS).toBe(5000);
  toast("Adres bewaard");
  toast("Bewaren lukte niet", { kind: "error" });
  expect(shownToasts().map(({ text }) => text)).toEqual(["Bewaren lukte niet", "Adres bewaard"]);
  closeToast(shownToasts()[0]?.id ?? 0);
  expect(shownToasts().map(({ text, kind }) => [text, kind])).toEqual([["Adres bewaard", "success"]]);
});

test("what is said again comes on top once", () => {
  toast("Geen verbinding", { kind: "error" });
  toast("Bewaard");
  toast("Geen verbinding", { kind: "error" });
  expect(shownToasts().map(({ text }) => text)).toEqual(["Geen verbinding", "Bewaard", "Adres bewaard"]);
});
