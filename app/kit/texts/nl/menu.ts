/** What the menu itself says; what stands in it is `content/menu.json`, or what the owner made of that. */
export const menu = {
  help: "Handig om te weten",
};
