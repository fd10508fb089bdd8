import { Form } from "react-router";
import { ROUNDS } from "#catalogue/price/change-by.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { PickList } from "../pick-list.tsx";
import { type CampaignForm, keyOf } from "./campaign-form.ts";
import { type Forecast, ForecastPart } from "./forecast-part.tsx";
import type { Picks } from "./told-campaign.ts";

type Props = {
  id?: number;
  saved?: string;
  form: CampaignForm;
  picks: Picks;
  found: Partial<Picks> | undefined;
  forecast: Forecast | undefined;
  isWrong: boolean;
  errors: Record<string, string[]>;
};

/** A campaign is filled in, then looked at price by price, and only then planned. */
export function CampaignPart({ id, saved, form, picks, found, forecast, isWrong, errors }: Props) {
  const isSeen = forecast && !isWrong;
  return (
    <Form method="post" className="kolom ruim" key={saved ?? ""} preventScrollReset>
      {/* Enter in a field presses the first button of a form: that looks, and keeps nothing. */}
      <button className="vh" type="submit" name="deed" value="campaigns.preview" tabIndex={-1} aria-hidden="true" />
      {id && <input type="hidden" name="id" value={id} />}
      {saved && <input type="hidden" name="saved" value={saved} />}
      {isSeen && <input type="hidden" name="looked" value={keyOf(form)} />}
      <section className="vel">
        <h2>{say.basis}</h2>
        <div className="velden">
          <TextField
            label={say.name}
            name="title"
            span={3}
            defaultValue={form.title}
            help={say.nameHelp}
            errors={errors.title}
            maxLength={80}
          />
        </div>
        <div className="velden">
          <TextField
            label={say.startDay}
            name="startDay"
            type="date"
            span={3}
            defaultValue={form.startDay}
            errors={errors.startDay}
          />
          <TextField
            label={say.startTime}
            name="startTime"
            type="time"
            span={3}
            defaultValue={form.startTime}
            errors={errors.startTime}
          />
          <TextField
            label={say.endDay}
            name="endDay"
            type="date"
            span={3}
            defaultValue={form.endDay}
            errors={errors.endDay}
          />
          <TextField
            label={say.endTime}
            name="endTime"
            type="time"
            span={3}
            defaultValue={form.endTime}
            errors={errors.endTime}
          />
        </div>
      </section>
      <section className="vel">
        <h2>{say.how}</h2>
        <div className="velden">
          <SelectField label={say.kind} name="kind" span={3} defaultValue={form.kind} help={say.howHelp}>
            {(["percent", "fixed"] as const).map((kind) => (
              <option key={kind} value={kind}>
                {say.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say.percentLabel}
            name="percent"
            span={3}
            inputMode="decimal"
            defaultValue={form.percent}
            errors={errors.percent}
            maxLength={4}
          />
          <SelectField label={say.round} name="round" span={3} defaultValue={form.round}>
            {ROUNDS.toReversed().map((round) => (
              <option key={round} value={round}>
                {say.rounds[round]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say.fixedLabel}
            name="fixed"
            span={3}
            inputMode="decimal"
            defaultValue={form.fixed}
            errors={errors.fixed}
            maxLength={12}
          />
        </div>
      </section>
      <section className="vel stack">
        <h2>{say.what}</h2>
        <p className="soft klein">{say.whatText}</p>
        {(["categories", "products"] as const).map((field) => (
          <PickList
            key={field}
            field={field}
            label={say[field]}
            picks={picks[field]}
            found={found?.[field]}
            look="campaigns.preview"
            errors={errors[field]}
          />
        ))}
      </section>
      {forecast && <ForecastPart forecast={forecast} />}
      <div className="balk-onder">
        <p role="status">
          <b>{isSeen ? say.bar : say.barLook}</b>
        </p>
        <Button kind={isSeen ? "lijn" : "actie"} size="s" type="submit" name="deed" value="campaigns.preview">
          {say.look}
        </Button>
        {isSeen && (
          <Button kind="actie" size="s" type="submit" name="deed" value="campaigns.plan">
            {say.plan}
          </Button>
        )}
      </div>
    </Form>
  );
}
