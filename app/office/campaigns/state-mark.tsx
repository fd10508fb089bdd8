import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { Mark } from "../rows.tsx";

const TONES = {
  planned: "doen",
  running: "goed",
  ended: "stil",
  stopped: "stil",
  dropped: "stil",
  missed: "let",
} as const;

export function StateMark({ state }: { state: keyof typeof TONES }) {
  return <Mark tone={TONES[state]}>{say.states[state]}</Mark>;
}
