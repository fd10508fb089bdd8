import tree from "../../../content/plantdokter.json" with { type: "json" };
import type { Tree } from "./doctor.ts";

export const doctor = tree as Tree;
