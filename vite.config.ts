import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

// Few, larger files: every file costs a request, and small ones compress badly.
// The entry stays apart: it begins when it is loaded, and must not come along with the root before the pages are there.
const FRAME = new RegExp(
  `app/(?:${[
    "root",
    "ui/(?:accordion|icon|link|page-style|price|label|crumbs|button|loading/(?:in-browser|later|part|fetch-part|reload-guard)|toast/toasts?)",
    "kit/(?:money|path|error|page/(?:guards|start-anew))",
    "kit/texts/(?:nl/(?:first|frame|ui|errors|catalogue/catalogue)|en/errors)",
    "layout/(?:header|search-box|first-words|error-fallback|menu/bar)",
    "layout/head/(?:meta|markers|shop-facts|json-ld)",
    "layout/navigation/(?:client-guards|close-drawers|watch-reloads|redirect|payload|route-effects|progress|scroll|page-view)",
    "catalogue/(?:json-ld|card/picture|label/(?:pet-mode|pet-switch))",
    "accounts/saved/listen-for-saves",
    "cart/(?:waiting|lines/(?:listen-for-adds|lines-of-form))",
  ].join("|")})\\.tsx?$`,
);

/**
 * Parts of the router that this shop never switches on: watching it from outside, and learning of pages bit by bit
 * (the manifest comes whole). Left out of what a visitor loads, 2 kB of it (decision 028).
 */
const LEFT_OUT: Record<string, string> = {
  "lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => {};
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = () => "";
    export const handleClientVersionMismatch = () => {};
    export const getPathsWithAncestors = () => [];
    export const URL_LIMIT = 0;`,
};
const leaveOut: Plugin = {
  name: "leave-out",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    return Object.entries(LEFT_OUT).find(([end]) => id.endsWith(`react-router/dist/production/${end}`))?.[1];
  },
};

export default defineConfig(({ command }) => ({
  plugins: [leaveOut, reactRouter()],
  define: {
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "dev"),
    // What is built is built for use; then `NODE_ENV` is the owner's word that the shop is in earnest, and no more.
    ...(command === "build" && { "process.env.NODE_ENV": '"production"' }),
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
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
