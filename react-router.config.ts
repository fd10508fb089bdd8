import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // One manifest with the page instead of a request per page for it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
