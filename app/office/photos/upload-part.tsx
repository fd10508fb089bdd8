import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { ACCEPTED, MOST_BYTES } from "#catalogue/photos/photo.ts";
import type { Told } from "#outside/deed/told.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { sendPhoto } from "./send-photo.ts";

type Line = { name: string; text: string; percent: number; fault: boolean };
type Props = { slug: string; to: string; told: Told | undefined };

/** A plain form that takes photographs; with scripts they leave when they are chosen or dropped, each with its progress. */
export function UploadPart({ slug, to, told }: Props) {
  const inBrowser = useInBrowser();
  const busy = useNavigation().formData?.get("deed") === "photos.add";
  const { lines, send } = useSending(slug);
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A photograph that was chosen before the scripts came leaves when they do.
  const takeOver = useEffectEvent(() => {
    const chosen = [...(form.current?.querySelectorAll<HTMLInputElement>("[type=file]") ?? [])];
    const files = chosen.flatMap((input) => [...(input.files ?? [])]);
    for (const input of chosen) input.value = "";
    if (files.length) void send(files);
  });
  useEffect(() => takeOver(), []);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  const wrong = told?.deed === "photos.add" ? told.errors?.bestand : undefined;
  const pick = (label: string, icon: "plus" | "telefoon", capture: boolean) => (
    <label className="leg-neer">
      <Icon name={icon} />
      <b>{label}</b>
      {!capture && <small id="foto-hulp">{say.addHint}</small>}
      <input
        type="file"
        name="bestand"
        accept={ACCEPTED}
        multiple={!capture}
        {...(capture && { capture: "environment" as const })}
        {...(!capture && { "aria-describedby": wrong ? "foto-fout foto-hulp" : "foto-hulp" })}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
  return (
    <Form method="post" action={to} encType="multipart/form-data" reloadDocument className="stack" ref={form}>
      <input type="hidden" name="deed" value="photos.add" />
      <input type="hidden" name="slug" value={slug} />
      <div
        className={isOver ? "foto-in is-over" : "foto-in"}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {pick(say.add, "plus", false)}
        {pick(say.camera, "telefoon", true)}
      </div>
      {wrong && (
        <p className="melding-fout" id="foto-fout">
          {wrong.join(" ")}
        </p>
      )}
      {!inBrowser && (
        <div>
          <Button kind="lijn" size="s" type="submit" busy={busy}>
            {say.send}
          </Button>
        </div>
      )}
      <ul className="onderweg" aria-live="polite">
        {lines.map((line, at) => (
          <li key={at} className={line.fault ? "melding-fout" : undefined}>
            {line.text}
            {line.percent < 100 && <progress max={100} value={line.percent} aria-label={line.name} />}
          </li>
        ))}
      </ul>
    </Form>
  );
}

/** One after the other: a phone's line carries one, and the server makes one at a time. */
function useSending(slug: string): { lines: Line[]; send: (files: File[]) => Promise<void> } {
  const [lines, setLines] = useState<Line[]>([]);
  const { revalidate } = useRevalidator();
  const send = async (files: File[]) => {
    const begun = files.map(({ name }) => ({ name, text: say.sending(name, 0), percent: 0, fault: false }));
    setLines(begun);
    for (const [at, file] of files.entries()) {
      const tell = (line: Partial<Line>) =>
        setLines((now) => now.map((one, place) => (place === at ? { ...one, ...line } : one)));
      if (file.size > MOST_BYTES) {
        tell({ text: say.ofFile(file.name, say.faults.large), percent: 100, fault: true });
        continue;
      }
      const sent = await sendPhoto(`/kantoor/fotos/${slug}/stuur`, file, say, (now) =>
        "percent" in now
          ? tell({ text: say.sending(file.name, now.percent), percent: now.percent })
          : tell({ text: say.checking(file.name), percent: 99 }),
      );
      tell({ text: sent.text || say.sent(file.name), percent: 100, fault: !sent.ok });
      // The lines stay, so that somebody can read what did not come.
      if (sent.isOut)
        return setLines((now) =>
          now.map((line) =>
            line.percent < 100
              ? { ...line, text: say.ofFile(line.name, say.notSent), percent: 100, fault: true }
              : line,
          ),
        );
      await revalidate();
    }
  };
  return { lines, send };
}

/** While a photograph is being made the page looks now and then whether it is there. */
export function useLooking(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), 2_000);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
