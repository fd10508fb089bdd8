/**
 * The id of what a page is opened for. A large picture is asked for together with the page; a heading holds the first
 * paint until it is there, so that it is painted once (decision 008).
 */
export const FIRST_SEEN = "begin";

/** A phone gets a smaller file of the first picture: at most 22 kB, so that it comes along with the page. */
export const FIRST_ON_PHONE = "(max-width: 43.75rem)";
