import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

/** The form that who, where and how it is paid belong to, wherever on the screen they stand. */
export const CALL = "belt";

type Props = { deed: string; label: string; kind: "actie" | "lijn" };

/** Does something else with that form than saving it. */
export function CallButton({ deed, label, kind }: Props) {
  const busy = useNavigation().formData?.getAll("deed").at(-1) === deed;
  return (
    <div>
      <Button form={CALL} name="deed" value={deed} kind={kind} size="s" type="submit" busy={busy}>
        {label}
      </Button>
    </div>
  );
}
