/** The names of the forms below, for the buttons that send them. */
export const CARD_FORMS = { add: "erbij", save: "bewaren" };

/** Two forms for all the cards of a page: a button says which one it sends, and what it is about. */
export function CardForms() {
  return (
    <>
      <form id={CARD_FORMS.add} method="post" action="/cart" hidden>
        <input type="hidden" name="intent" value="add" />
      </form>
      <form id={CARD_FORMS.save} method="post" action="/bewaard" hidden />
    </>
  );
}
