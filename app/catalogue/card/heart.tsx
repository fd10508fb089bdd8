import { ui } from "#texts/ui.ts";
import { CARD_FORMS } from "#ui/form/card-forms.ts";

/** Keeps a product for later; which hearts are full is shown by `accounts/hearts.ts`. */
export function Heart({ slug, name }: { slug: string; name: string }) {
  return (
    <button
      className="knop-ic bewaar"
      form={CARD_FORMS.save}
      name="slug"
      value={slug}
      aria-label={ui.save(name)}
      data-save={slug}
    />
  );
}
