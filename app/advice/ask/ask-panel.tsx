import { useFetcher } from "react-router";
import { advice } from "#texts/advice.ts";
import { Dialog } from "#ui/dialog.tsx";
import { AnswerBox, type Answered, AskForm } from "./ask-form.tsx";

/** The assistant beside an article: fetched at the first touch, answers without leaving the page. */
export default function AskPanel({ onClose }: { onClose(): void }) {
  const fetcher = useFetcher<{ answered: Answered }>();
  return (
    <Dialog open title={advice.ask.heading} onClose={onClose}>
      <div className="stack">
        <p>{advice.ask.lead}</p>
        <AskForm form={fetcher.Form} asked="" busy={fetcher.state !== "idle"} />
        <AnswerBox answered={fetcher.data?.answered ?? null} />
      </div>
    </Dialog>
  );
}
