import { inOffice } from "../office.ts";
import { action } from "../../app/pages/office/photos/pictures.page.tsx";
import type { Told } from "../../app/outside/deed/told.ts";
import type { Shop } from "../../app/outside/shop.server.ts";

type Sent = { name: string; bytes: Uint8Array };

/** Sends files as a browser's plain form does. */
export async function sendPhotos(shop: Shop, slug: string, files: Sent[], body?: BodyInit, boundary = "") {
  const form = new FormData();
  form.append("deed", "photos.add");
  form.append("slug", slug);
  for (const { name, bytes } of files) form.append("bestand", new Blob([new Uint8Array(bytes)]), name);
  const whole = new Request("http://localhost:3000/kantoor/fotos/x", { method: "POST", body: form });
  const request = new Request(whole.url, {
    method: "POST",
    headers: {
      "content-type": boundary
        ? `multipart/form-data; boundary=${boundary}`
        : (whole.headers.get("content-type") ?? ""),
      origin: "http://localhost:3000",
    },
    body: body ?? whole.body,
    duplex: "half",
  } as RequestInit);
  const args = { ...(inOffice(shop, `/kantoor/fotos/${slug}`) as object), params: { slug }, request };
  const result = await action(args as never);
  if (result instanceof Response)
    return { status: result.status, told: {} as Partial<Told>, to: result.headers.get("location") };
  return { status: result.init?.status ?? 200, told: result.data as Partial<Told>, to: null };
}
