import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that counts mails by their own id and can be asked to call out before or after it takes one. */
export async function openPostOffice() {
  const got = new Map<string, number>();
  const calls: { before?: () => void; after?: () => void } = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        calls.before?.();
        const id = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? "";
        got.set(id, (got.get(id) ?? 0) + 1);
        done();
        calls.after?.();
      });
    },
  });
  server.on("error", () => {}); // somebody hung up halfway: that is what happens here
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    got,
    calls,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
