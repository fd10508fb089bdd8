import { expect, test } from "vitest";
import { readForm } from "#outside/deed/asked.server.ts";

async function refusal(body: BodyInit, type: string): Promise<{ status: number | undefined; ms: number }> {
  const request = new Request("http://localhost:3000/contact", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  const before = process.cpuUsage();
  const thrown = await readForm(request, 20_000_000).catch((error: { statusCode?: number }) => error);
  const { user, system } = process.cpuUsage(before);
  return { status: (thrown as { statusCode?: number }).statusCode, ms: (user + system) / 1000 };
}

const part = (at: number) => `--x\r\ncontent-disposition: form-data; name="n${at}"\r\n\r\n1\r\n`;

test("a form of two hundred thousand fields is refused before they are read", async () => {
  const parts = Array.from({ length: 220_000 }, (_, at) => part(at)).join("");
  const multipart = await refusal(`${parts}--x--\r\n`, "multipart/form-data; boundary=x");
  expect(multipart.status).toBe(413);
  const plain = await refusal("a=1&".repeat(220_000), "application/x-www-form-urlencoded");
  expect(plain.status).toBe(413);
  // Reading them took more than a second and a half.
  expect(Math.max(multipart.ms, plain.ms)).toBeLessThan(500);
});
