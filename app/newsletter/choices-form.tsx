import { Form } from "react-router";
import { newsletter } from "#texts/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/field.tsx";

const say = newsletter.manage;

type Props = { action: string; deed: string; topics: string[]; pace: string };

export function ChoicesForm({ action, deed, topics, pace }: Props) {
  return (
    <Form method="post" action={action} className="stack brief-keuzes">
      <fieldset>
        <legend className="kop-4">{say.about}</legend>
        {Object.entries(say.topics).map(([topic, label]) => (
          <Choice key={topic} name="topic" value={topic} label={label} defaultChecked={topics.includes(topic)} />
        ))}
      </fieldset>
      <fieldset>
        <legend className="kop-4">{say.pace}</legend>
        {Object.entries(say.paces).map(([value, label]) => (
          <Choice key={value} type="radio" name="pace" value={value} label={label} defaultChecked={pace === value} />
        ))}
      </fieldset>
      <Button kind="lijn" type="submit" name="deed" value={deed}>
        {say.save}
      </Button>
    </Form>
  );
}
