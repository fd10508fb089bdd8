import fs from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { parse } from "yaml";
import { leaveOut } from "./scripts/leave-out.ts";

// Few, larger files: every file costs a request, and small ones compress badly.
// The entry stays apart: it begins when it is loaded, and must not come along with the root before the pages are there.
const FRAME = new RegExp(
  `app/(?:${[
    "root",
    "ui/(?:accordion|trusted|icon|link|page-style|price|label|crumbs|button|drawer|message|loading/(?:in-browser|later|part|fetch-part|reload-guard|server-written|still)|toast/toasts?)",
    "kit/(?:day|look-up|money|path|error|page/(?:guards|packed|start-anew))",
    "kit/texts/(?:nl/(?:first|frame|ui|catalogue/catalogue)|en/errors)",
    "layout/(?:header|search-box|first-words|error-fallback|menu/bar)",
    "calculators/trail",
    "layout/head/(?:meta|markers|shop-facts|json-ld)",
    "layout/navigation/(?:client-guards|close-drawers|watch-reloads|know-routes|lost-line|redirect|payload|route-effects|progress|scroll|page-view)",
    "catalogue/(?:json-ld|card/picture|offer/chosen|label/(?:paw|pet-mode))",
    "accounts/saved/listen-for-saves",
    "cart/(?:waiting|cart|lines/listen-for-adds)",
  ].join("|")})\\.tsx?$`,
);

const EVERYWHERE = /\/(?:react|frame|rolldown-runtime)-[^/]*$/;

// What else belongs together: apart these would be dozens of files of a few hundred bytes.
const TOGETHER = {
  links: /app\/layout\/menu\/fixed-links\.ts$/,
  around: /app\/layout\/(?:drawers|footer|menu\/fetch-menu)\.tsx?$/,
  card: /app\/(?:catalogue\/(?:card\/(?:heart|latin|product-card)|price\/price-line)|ui\/(?:marked|rating))\.tsx?$/,
  taken: /app\/ui\/form\/(?:touched|use-take-over)\.ts$/,
  forms: /app\/ui\/form\/(?:area|field|quantity)\.tsx?$/,
  calls: /app\/(?:accounts\/(?:session\/own-call|auth\/(?:own-fetch|redirect))|layout\/navigation\/follow-login)\.ts$/,
  plan: /app\/(?:calculators\/(?:measure|plan-form)|catalogue\/price\/carriage|kit\/texts\/nl\/calculators\/calculators)\.tsx?$/,
  checks: /app\/(?:kit\/form\/rules|ui\/form\/use-form|accounts\/name-form|kit\/texts\/nl\/account\/names)\.ts$/,
  accounts: /app\/kit\/texts\/nl\/account\/accounts\.ts$/,
  address: /app\/kit\/(?:address|vat-number)\.ts$/,
  cards: /app\/(?:accounts\/addresses\/address-cards|kit\/texts\/nl\/account\/addresses)\.tsx?$/,
  person: /app\/(?:kit\/texts\/nl\/account\/person|accounts\/forms)\.ts$/,
  access: /app\/accounts\/(?:access|password\/(?:password|password-field))\.tsx?$/,
  grass:
    /app\/(?:calculators\/grass\/(?:polygon|grass|grass-drawing|grass-sum|grass-query|cutting-plan)|kit\/texts\/nl\/calculators\/grass)\.tsx?$/,
  sums: /app\/(?:cart\/totals|kit\/texts\/nl\/cart)\.tsx?$/,
  till: /app\/(?:checkout\/(?:frame|short-lines|summary|day\/delivery-label)|delivery\/pickup|kit\/texts\/nl\/(?:checkout|delivery))\.tsx?$/,
  cart: /app\/cart\/(?:use-cart|hints|lines\/line)\.tsx?$/,
};

/** Front matter is read here, once: as YAML it would cost every start of the shop a third of a second. */
const frontAsJson: Plugin = {
  name: "front-as-json",
  enforce: "pre",
  apply: "build",
  load(id) {
    const file = /^(.*\/content\/.*\.md)\?raw$/.exec(id)?.[1];
    if (!file) return undefined;
    const text = fs
      .readFileSync(file, "utf8")
      .replace(/^---\n([\s\S]*?)\n---/, (_, front: string) => `---\n${JSON.stringify(parse(front))}\n---`);
    return `export default ${JSON.stringify(text)}`;
  },
};

/** What is written into every page as it stands is made short; elsewhere on the server names stay as they are. */
const shortInPages: Plugin = {
  name: "short-in-pages",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform(code, id) {
    if (!/\/server\/html\/(?:first-touch|wake-up|start-router)\.ts$/.test(id)) return undefined;
    return { code: minifySync(id, code, { module: true, mangle: { toplevel: false } }).code, map: null };
  },
};

export default defineConfig(({ command }) => ({
  plugins: [leaveOut, frontAsJson, shortInPages, reactRouter()],
  define: {
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "dev"),
    // What is built is built for use; then `NODE_ENV` is the owner's word that the shop is in earnest, and no more.
    ...(command === "build" && { "process.env.NODE_ENV": '"production"' }),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // A part that comes later asks for what it needs ahead; these every page has.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: "react",
                  test: /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                { name: "frame", test: FRAME },
                ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
    // The server is built together with the pages, so no module exists twice in the process.
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: "./server/start.ts" } },
      // Packages are built in as well: what runs needs no node_modules but those with a binary in them.
      resolve: command === "build" ? { noExternal: true, external: ["@node-rs/argon2", "pg-native"] } : {},
    },
  },
}));
