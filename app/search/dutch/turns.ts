/** Words after which stands what a thing is for or where it goes: "zand voor in de zandbak". */
export const turns: ReadonlySet<string> = new Set(
  "voor tegen bij met onder tussen naast in op aan achter langs uit".split(" "),
);

/** Before such a turn these say that a plant is wanted: "planten voor een bak". */
export const plantWords: ReadonlySet<string> = new Set(
  "plant planten plantje plantjes potplant potplanten bloem bloemen bloemetjes beplanting".split(" "),
);
