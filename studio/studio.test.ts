import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const PICTURES = path.join(ROOT, "pictures");
const WIDTHS = [240, 480, 800];
const BUDGET = 45 * 1024;

type View = { key: string; view: string; width: number; height: number; colour: string; alt: string };
type Scene = { file: string; width: number; height: number };
type Manifest = {
  products: Record<string, { views: View[] }>;
  hero: Record<string, Scene>;
  groups: Record<string, Scene>;
};

const manifest = JSON.parse(fs.readFileSync(path.join(PICTURES, "pictures.json"), "utf8")) as Manifest;
const range = path.join(ROOT, "range", "products");
const slugs = fs
  .readdirSync(range)
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(fs.readFileSync(path.join(range, file), "utf8")) as { slug: string }[])
  .map((product) => product.slug);
const keys = [...new Set(Object.values(manifest.products).flatMap((product) => product.views.map((view) => view.key)))];

describe("the pictures of the range", () => {
  it("stands on the very colour of the page, so that no picture shows its edges", async () => {
    const tokens = fs.readFileSync(path.join(ROOT, "app/ui/styles/frame/base/tokens.css"), "utf8");
    const page = /--papier: (#[0-9a-f]{6})/.exec(tokens)?.[1];
    const colourAt = async (slug: string) => {
      const corner = { left: 4, top: 4, width: 1, height: 1 };
      const pixel = await sharp(path.join(PICTURES, `${slug}-480.avif`))
        .extract(corner)
        .removeAlpha()
        .raw()
        .toBuffer();
      return `#${pixel.toString("hex")}`;
    };
    const mains = keys.filter((key) => slugs.includes(key));
    const others: string[] = [];
    for (const key of mains) if ((await colourAt(key)) !== page) others.push(key);
    expect(others).toEqual([]);
  });

  it("has at least one view for every product", () => {
    expect(slugs.length).toBeGreaterThan(600);
    expect(slugs.filter((slug) => !manifest.products[slug]?.views.length)).toEqual([]);
  });

  it("has every file it names", () => {
    const files = keys.flatMap((key) => [...WIDTHS.map((width) => `${key}-${width}.avif`), `${key}-480.webp`]);
    expect(files.filter((file) => !fs.existsSync(path.join(PICTURES, file)))).toEqual([]);
  });

  it("has the picture a page opens with at 1,200 px, and within 22 kB for phones", () => {
    const mains = [...new Set(Object.values(manifest.products).map(({ views }) => views[0]!.key))];
    const size = (file: string) => fs.statSync(path.join(PICTURES, file), { throwIfNoEntry: false })?.size ?? Infinity;
    expect(mains.filter((key) => size(`${key}-1200.avif`) > 56 * 1024)).toEqual([]);
    expect(mains.filter((key) => size(`${key}-800.avif`) > 22 * 1024)).toEqual([]);
  });

  it("keeps every large picture within 45 kB", () => {
    const heavy = keys.filter((key) => fs.statSync(path.join(PICTURES, `${key}-800.avif`)).size > BUDGET);
    expect(heavy).toEqual([]);
  });

  it("describes every view in words, with its size and its colour", () => {
    const views = Object.values(manifest.products).flatMap((product) => product.views);
    const poor = views.filter(
      (view) => !view.alt.trim() || view.width !== 800 || view.height !== 800 || !/^#[0-9a-f]{6}$/.test(view.colour),
    );
    expect(poor).toEqual([]);
  });

  it("shows every product from two sides or more, each side once", () => {
    const sides = Object.values(manifest.products).map((product) => product.views.map((view) => view.key));
    expect(sides.filter((views) => views.length < 2)).toEqual([]);
    expect(sides.filter((views) => new Set(views).size !== views.length)).toEqual([]);
  });

  it("knows at least 80 leaves and 60 flowers by their botany", () => {
    const kinds = (name: string) => {
      const { shapes, taxa } = JSON.parse(fs.readFileSync(path.join(ROOT, "studio", "botany", name), "utf8"));
      return Object.keys(shapes).length + Object.keys(taxa).length;
    };
    expect(kinds("leaves.json")).toBeGreaterThanOrEqual(80);
    expect(kinds("flowers.json")).toBeGreaterThanOrEqual(60);
  });

  it("takes no more than 150 MB in all", () => {
    const bytes = fs.readdirSync(PICTURES).reduce((sum, file) => sum + fs.statSync(path.join(PICTURES, file)).size, 0);
    expect(bytes).toBeLessThan(150 * 1024 * 1024);
  });

  it("has the scenes of the home page and the benches of the fourteen menu groups", () => {
    const scenes = [...Object.values(manifest.hero), ...Object.values(manifest.groups)];
    expect(Object.keys(manifest.groups)).toHaveLength(14);
    expect(scenes.filter((scene) => !fs.existsSync(path.join(PICTURES, scene.file)))).toEqual([]);
  });
});
