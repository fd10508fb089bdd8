/**
 * The id of what a page is opened for. A large picture is asked for together with the page; a heading holds the first
 * paint until it is there, so that it is painted once (decision 008).
 */
export const FIRST_SEEN = "begin";
