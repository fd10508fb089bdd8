import type { ServerBuild } from "react-router";

/** The kinds of address there are, so that figures are counted per kind and never per address. */
export type Templates = (pathname: string, status: number) => string;

const FOR_PROGRAMS = /^\/(healthz|readyz|version\.json|robots\.txt|sitemap[\w.-]*|feed\/.*)$/;
const FILES = /^\/(assets|fonts|beeld|plaat)\//;

export function templatesOf(routes: Pick<ServerBuild, "routes">["routes"]): Templates {
  const paths = Object.values(routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []));
  const plain = new Set(paths.filter((path) => !/[:*]/.test(path)));
  const open = paths
    .filter((path) => path.includes(":"))
    .map((path) => ({
      path,
      shape: new RegExp(`^${path.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`),
    }));
  return (asked, status) => {
    if (FILES.test(asked)) return "file";
    if (FOR_PROGRAMS.test(asked)) return "other";
    const pathname = asked.replace(/\.data$/, "");
    if (pathname === "/" || plain.has(pathname)) return pathname;
    // What does not exist may be called anything; it gets one name.
    if (status === 404 || status === 400) return "none";
    const call = /^\/(?:api|auth|_payload)\/[\w-]+/.exec(pathname)?.[0];
    return call ?? open.find(({ shape }) => shape.test(pathname))?.path ?? "other";
  };
}
