import pictures from "../../../pictures/pictures.json" with { type: "json" };

/** The wide pictures a group of the menu can have. */
export const listBenches = (): string[] => Object.keys(pictures.groups);
