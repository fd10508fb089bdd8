import type { Told } from "../../app/outside/deed/told.ts";
import type { Shop } from "../../app/outside/shop.server.ts";
import { action } from "../../app/pages/office/imports/imports.page.tsx";
import { inOffice } from "../office.ts";

/** Sends a list as a browser's plain form does; gives which import it became. */
export async function sendList(shop: Shop, name: string, bytes: string | Uint8Array, raw?: BodyInit, boundary = "") {
  const form = new FormData();
  form.append("deed", "imports.upload");
  form.append("bestand", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
  const whole = new Request("http://localhost:3000/x", { method: "POST", body: form });
  const type = boundary ? `multipart/form-data; boundary=${boundary}` : (whole.headers.get("content-type") ?? "");
  const request = new Request(whole.url, {
    method: "POST",
    headers: { "content-type": type, origin: "http://localhost:3000" },
    body: raw ?? whole.body,
    duplex: "half",
  } as RequestInit);
  const result = await action({ ...(inOffice(shop, "/kantoor/assortiment/import") as object), request } as never);
  if (result instanceof Response) {
    const id = Number(result.headers.get("location")?.split("/").at(-1));
    return { status: result.status, told: {} as Partial<Told>, id };
  }
  return { status: result.init?.status ?? 200, told: result.data as Partial<Told>, id: 0 };
}
