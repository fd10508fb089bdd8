import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// Few, larger files: every file costs a request, and small ones compress badly.
// The entry stays apart: it begins when it is loaded, and must not come along with the root before the pages are there.
const FRAME = new RegExp(
  `app/(?:${[
    "root",
    "ui/(?:accordion|icon|link|page-style|price|label|crumbs|button|loading/(?:in-browser|later)|toast/toasts?)",
    "kit/(?:money|path|error|page/guards)",
    "kit/texts/(?:nl/(?:frame|ui|errors|catalogue/catalogue)|en/errors)",
    "layout/(?:header|footer|search-box|error-page|menu/menu)",
    "layout/head/(?:meta|markers|shop-facts|json-ld)",
    "layout/navigation/(?:client-guards|watch-reloads|reload-guard|redirect|payload|route-effects|progress|scroll|page-view)",
    "catalogue/(?:json-ld|card/picture|label/(?:pet-mode|pet-switch))",
    "accounts/saved/listen-for-saves",
    "cart/lines/listen-for-adds",
  ].join("|")})\\.tsx?$`,
);

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
