import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("layout/home.page.tsx")] satisfies RouteConfig;
