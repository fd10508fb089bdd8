import { Form, useNavigation } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { second as say } from "#texts/account/second.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";

export function CodeForm({ deed, told }: { deed: string; told: Told | undefined }) {
  const busy = useNavigation().state !== "idle";
  const mine = told?.deed === deed ? told : undefined;
  const errors = mine?.errors?.code;
  return (
    <Form method="post" noValidate className="stack">
      {mine?.problem && !errors && <Message tone="fout">{mine.problem}</Message>}
      <TextField
        label={say.code}
        name="code"
        errors={errors}
        autoComplete="one-time-code"
        inputMode="text"
        maxLength={40}
      />
      <Button type="submit" size="xl" wide busy={busy} name="deed" value={deed}>
        {say.submit}
      </Button>
    </Form>
  );
}
