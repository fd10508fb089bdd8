/**
 * A failed query tells its parameters, the database what it could not read, and a post office whom it did not find: those
 * are people's names and addresses. What was asked stays, with whom goes.
 */
export const withoutValues = (text: string): string =>
  text
    .replace(/\nparams:[\s\S]*?(?=\n\s+at \S|$(?![\s\S]))/g, "\nparams: [weggelaten]")
    .replace(/(invalid input [^\n:]*: )"[^\n]*"/g, '$1"[weggelaten]"')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]");
