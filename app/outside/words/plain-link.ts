/** Where a link of a text may lead: never to a script. */
export const isPlainLink = (href: string): boolean => /^(https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(href);
