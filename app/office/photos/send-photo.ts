export type Sent = { ok: boolean; text: string; isOut?: boolean };
type Step = { percent: number } | { checking: true };
type Told = { problem?: string; shows?: { added?: number; faults?: string[] } };

/** One photograph over the line; `step` hears how far it is. Only this way of sending tells a page how far it is. */
export function sendPhoto(
  to: string,
  file: File,
  say: { lost: string; out: string },
  step: (now: Step) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const body = new FormData();
    body.append("bestand", file, file.name);
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => step({ percent: Math.floor((loaded / total) * 100) });
    request.upload.onload = () => step({ checking: true });
    request.onerror = () => resolve({ ok: false, text: say.lost });
    request.onload = () => {
      const told = (request.response ?? {}) as Told;
      const text = told.problem ?? told.shows?.faults?.join(" ") ?? "";
      // Who was logged out meanwhile is led to the page where one logs in, and that is no photograph that came.
      const isOut = request.status === 401 || new URL(request.responseURL || to, location.href).pathname !== to;
      if (isOut) return resolve({ ok: false, text: say.out, isOut });
      const ok = request.status < 300 && told.shows?.added !== undefined;
      resolve({ ok, text: ok ? text : text || say.lost });
    };
    request.send(body);
  });
}
