import { redirect } from "react-router";

export const handle = { auth: "open" };

/** R29 */
export const loader = () => redirect("/");
