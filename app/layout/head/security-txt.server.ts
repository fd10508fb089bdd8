import type { Api } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";

const GOOD_FOR_DAYS = 180;

/** Where somebody who found a weakness can tell it (RFC 9116). */
export function securityTxtApi(app: Api, { settings, url, now }: Shop): void {
  app.get("/.well-known/security.txt", (c) => {
    const { SECURITY_CONTACT, COMPANY_EMAIL } = settings;
    const contact = SECURITY_CONTACT ?? COMPANY_EMAIL;
    const until = new Date(now().getTime() + GOOD_FOR_DAYS * 86_400_000).toISOString();
    const lines = [
      `Contact: ${contact.startsWith("https:") ? contact : `mailto:${contact}`}`,
      `Expires: ${until}`,
      "Preferred-Languages: nl, en",
      `Canonical: ${url}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`);
  });
}
