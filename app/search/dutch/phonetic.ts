/** How a word sounds to a Dutch ear that never saw it written: buksus and buxus, rododendron and rhododendron. */
export function phoneticKey(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return "";
  return word
    .replace(/sch/g, "sg")
    .replace(/tsj|tch/g, "tj")
    .replace(/ph/g, "f")
    .replace(/([rt])h/g, "$1")
    .replace(/ch/g, "g")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|q(?!u)|c/g, "k")
    .replace(/qu/g, "kw")
    .replace(/x/g, "ks")
    .replace(/ij|ei/g, "ei")
    .replace(/ou|au/g, "au")
    .replace(/ae/g, "e")
    .replace(/y|j|ie/g, "i")
    .replace(/z/g, "s")
    .replace(/v|w/g, "f")
    .replace(/h(?=[^aeiou])|(?<=[^aeiou])h/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/d$/, "t");
}
