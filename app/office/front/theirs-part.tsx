import { officeArrange as say } from "#texts/office/shop/arrange.ts";
import { Message } from "#ui/message.tsx";

/** Somebody else was first: what they made of it, beside what was typed. */
export function TheirsPart({ lines }: { lines: string[] }) {
  return (
    <Message tone="let">
      {say.conflict.text}
      <span className="als-getypt">{lines.filter(Boolean).join("\n")}</span>
    </Message>
  );
}
