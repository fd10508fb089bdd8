// The text of a page on its way from the renderer to the door, so that it is not packed into bytes and unpacked in between.
const texts = new WeakMap<Response, string>();

export function rendered(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

export const textOf = (response: Response): string | Promise<string> => texts.get(response) ?? response.text();
