import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// Few, larger files: every file costs a request, and small ones compress badly.
// The entry stays apart: it begins when it is loaded, and must not come along with the root before the pages are there.
const FRAME =
  /app\/(?:root|ui\/(?:accordion|in-browser|icon|link|later|page-style|toasts?|price|label|crumbs|button)|kit\/(?:money|path|error)|kit\/texts\/(?:nl\/(?:frame|ui|errors|catalogue)|en\/errors)|layout\/(?:client-guards|watch-reloads|reload-guard|redirect|payload|meta|menu|markers|shop-facts|header|footer|search-box|route-effects|progress|scroll|page-view|error-page|json-ld)|catalogue\/(?:picture|json-ld|pet-mode|pet-switch)|accounts\/listen-for-saves|cart\/listen-for-adds|kit\/guards)\.tsx?$/;

export default defineConfig({
  plugins: [reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "dev") },
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
    ssr: { build: { sourcemap: true, rollupOptions: { input: "./server/start.ts" } } },
  },
});
