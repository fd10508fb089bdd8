import { type FocusEvent, useState } from "react";
import { type PickupPoint, sayPoint } from "#delivery/pickup.ts";
import { deliveryStep as texts } from "#texts/buying/delivery-step.ts";
import { SelectField } from "#ui/form/field.tsx";

/** Points near the postcode that stands in the form; without scripts they come with the next step. */
export function PickupChoice({ points, chosen, error }: { points: PickupPoint[]; chosen: string; error?: string[] }) {
  const [found, setFound] = useState(points);
  const look = async (event: FocusEvent<HTMLSelectElement>) => {
    const form = new FormData(event.currentTarget.form ?? undefined);
    const asked = new URLSearchParams({
      postcode: String(form.get("postcode") ?? ""),
      country: String(form.get("country") ?? "NL"),
    });
    const near = await fetch(`/api/pickup-points?${asked}`).then(
      (response) => (response.ok ? (response.json() as Promise<PickupPoint[]>) : undefined),
      () => undefined,
    );
    // Without a response the points stay as they are, and so does the one that was chosen.
    if (near) setFound(near);
  };
  return (
    <SelectField
      label={texts.point}
      name="pickup"
      defaultValue={chosen}
      onFocus={look}
      help={found.length ? undefined : texts.pointHelp}
      errors={error}
    >
      <option value="">{texts.pointNone}</option>
      {found.map((point) => (
        <option key={point.id} value={point.id}>
          {sayPoint(point)}
        </option>
      ))}
    </SelectField>
  );
}
