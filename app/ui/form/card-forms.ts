/** Two forms in the frame serve all the cards of a page: a button says which one it sends, and what it is about. */
export const CARD_FORMS = { add: "erbij", save: "bewaren" };
