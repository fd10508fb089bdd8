import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "dev") },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    // The server is built together with the pages, so no module exists twice in the process.
    ssr: { build: { sourcemap: true, rollupOptions: { input: "./server/start.ts" } } },
  },
});
