import fs from "node:fs";
import path from "node:path";
import { openProxy, run } from "./proxy.ts";

const PLACES = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export const openNginx = openProxy((folder, { port, other, upstream }) => {
  const conf = fs
    .readFileSync("deploy/nginx.conf", "utf8")
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
    .replace("listen 80;", `listen 127.0.0.1:${other};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll("/etc/ssl", folder)
    .replace("/var/cache/nginx/shop", `${folder}/cache`);
  const places = PLACES.map((one) => `${one}_temp_path ${folder}/${one};`).join(" ");
  const root = process.getuid?.() === 0 ? "user root; " : "";
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(
    file,
    `${root}daemon off; pid ${folder}/pid; error_log ${folder}/nginx.log; events {} http { access_log off; ${places} ${conf} }`,
  );
  return run("nginx", ["-c", file, "-p", folder, "-e", `${folder}/nginx.log`]);
});
