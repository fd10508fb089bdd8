type Context = { stream?: ReadableStream<Uint8Array> };

/**
 * Written into a page as it stands here, so it uses nothing from outside itself. Gives the router what stands in the
 * data before this script: a line about the router, then lines with what the loaders returned. Nothing of it stays in the
 * page, which outlives a login.
 */
function handOver(): void {
  const data = document.currentScript?.previousElementSibling;
  const text = data?.textContent ?? "";
  data?.replaceChildren();
  const end = text.indexOf("\n");
  const context = JSON.parse(text.slice(0, end)) as Context;
  const stream = new ReadableStream<string>({
    start(to) {
      to.enqueue(text.slice(end + 1));
      to.close();
    },
  });
  context.stream = stream.pipeThrough(new TextEncoderStream());
  Object.assign(window, { __reactRouterContext: context });
}

export const HAND_OVER = `(${String(handOver)})()`;
