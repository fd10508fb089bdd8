import net from "node:net";

/** A search service as the network sees it: away, or there and saying nothing. */
export async function openSearchService() {
  const lines = new Set<net.Socket>();
  const server = net.createServer((line) => {
    lines.add(line.on("error", () => {}).on("close", () => lines.delete(line)));
  });
  const listen = (port: number) =>
    new Promise<number>((done) =>
      server.listen(port, "127.0.0.1", () => done((server.address() as net.AddressInfo).port)),
    );
  const leave = () => {
    for (const line of lines) line.destroy();
    return new Promise<void>((done) => server.close(() => done()));
  };
  const port = await listen(0);
  await leave();
  return { url: `http://127.0.0.1:${port}`, fallSilent: async () => void (await listen(port)), leave };
}
