import type { Page } from "#kit/page/stills.ts";

// A page on its way from the renderer to the door, so that it is not packed into bytes and unpacked in between.
const pages = new WeakMap<Response, Page>();

export function rendered(page: Page, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, page);
  return response;
}

export const pageOf = async (response: Response): Promise<Page> =>
  pages.get(response) ?? { text: await response.text(), stills: new Map() };
