const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const plainHtml = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

/** Words as HTML, in which an address is a link. */
export const linkedHtml = (text: string): string =>
  plainHtml(text).replace(
    /https?:\/\/[^\s<]*[^\s<.,;:!?)]/g,
    (url) => `<a href="${url}" style="color:#2C6A3C">${url}</a>`,
  );
