import type { IconName } from "#ui/icon.tsx";

/** The drawings a group can have. */
export const GROUP_ICONS = [
  "haag",
  "boom",
  "heester",
  "bloei",
  "bijvriendelijk",
  "hoogte",
  "groenblijvend",
  "zon",
  "bloembol",
  "kamerplant",
  "gazon",
  "schutting",
  "potten",
  "cadeau",
  "kerst",
  "snoei",
  "water",
  "gereedschap",
  "zaden",
  "boek",
] as const satisfies IconName[];
