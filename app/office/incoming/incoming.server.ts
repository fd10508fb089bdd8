import { createHash } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { withoutQuote, wordsOfHtml } from "./plain-words.ts";

const MOST = { words: 20_000, subject: 150, name: 120, files: 20 };

export type Bounce = { email: string; hard: boolean; of: string };
export type Incoming = {
  /** As the sender's program named it; one without a name is known by its own bytes. */
  id: string;
  from: string;
  name: string;
  subject: string;
  to: string[];
  refersTo: string[];
  words: string;
  files: string[];
  /** Written by a program: an absence, a list, a newsletter. */
  isAutomatic: boolean;
  bounce: Bounce | undefined;
};

const oneLine = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, most);
const idsIn = (text = ""): string[] => text.match(/<[^<>\s\p{Cc}]{3,250}>/gu) ?? [];
/** The database keeps no NUL, and a screen shows none of the others. */
const shown = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "");

/** A mail as it came over the line, as values. */
export async function readIncoming(raw: Uint8Array): Promise<Incoming> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const [id] = idsIn(mail.messageId ?? "");
  const addresses = (list: Email["to"]) =>
    (list ?? []).flatMap(({ address }) => (address ? [shown(address).toLowerCase()] : []));
  const bounce = bounceOf(mail, header("content-type"));
  return {
    id: id ?? `<${createHash("sha256").update(raw).digest("base64url")}@zonder-nummer>`,
    from: oneLine(mail.from?.address ?? "", 254).toLowerCase(),
    name: oneLine(mail.from?.name ?? "", MOST.name),
    subject: oneLine(mail.subject ?? "", MOST.subject),
    to: [
      ...addresses(mail.to),
      ...addresses(mail.cc),
      ...["delivered-to", "x-original-to"].map((name) => shown(header(name)).toLowerCase()),
    ],
    refersTo: [...idsIn(mail.inReplyTo ?? ""), ...idsIn(mail.references ?? "").toReversed()],
    words: shown(withoutQuote(mail.text?.trim() ? mail.text : wordsOfHtml(mail.html ?? ""))).slice(0, MOST.words),
    files: mail.attachments
      .map(({ filename }) => oneLine(filename ?? "", 100))
      .filter(Boolean)
      .slice(0, MOST.files),
    isAutomatic: isAutomatic(header) || isDaemon(mail.from?.address ?? ""),
    bounce,
  };
}

const isDaemon = (address: string): boolean => /^(mailer-daemon|postmaster|no-?reply|noreply)@/i.test(address);

/** RFC 3834, and what programs that never read it say instead. */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header("auto-submitted").toLowerCase();
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    /^(bulk|junk|list|auto_reply)$/i.test(header("precedence").trim()) ||
    ["x-autoreply", "x-autorespond", "x-auto-response-suppress", "list-id", "list-unsubscribe"].some((name) =>
      header(name),
    ) ||
    header("return-path").trim() === "<>"
  );
}

/** RFC 3464: which address a mail of ours could not be brought to, and for good or for now. */
function bounceOf({ attachments }: Email, type: string): Bounce | undefined {
  if (!/multipart\/report/i.test(type) || !/delivery-status/i.test(type)) return undefined;
  const read = (kind: RegExp) =>
    attachments
      .filter(({ mimeType }) => kind.test(mimeType))
      .map(({ content }) => (typeof content === "string" ? content : new TextDecoder().decode(content)))
      .join("\n");
  const status = read(/^message\/(delivery-status|global-delivery-status)$/i);
  const email = /^Final-Recipient:\s*rfc822;\s*(\S{1,200}@\S{1,200})/im
    .exec(shown(status))?.[1]
    ?.replace(/[<>]/g, "")
    .toLowerCase();
  const action = /^Action:\s*(\w+)/im.exec(status)?.[1]?.toLowerCase();
  if (!email || (action !== "failed" && action !== "delayed")) return undefined;
  const hard = action === "failed" && !/^Status:\s*4\./im.test(status);
  const original = read(/^(message\/rfc822|text\/rfc822-headers|message\/global)$/i);
  const [of = ""] = idsIn(/^Message-ID:\s*(<[^>]+>)/im.exec(original)?.[1]);
  return { email, hard, of };
}
