export type Sent = { ok: boolean; text: string };
type Step = { percent: number } | { checking: true };
type Told = { problem?: string; shows?: { faults?: string[] } };

/** One photograph over the line; `step` hears how far it is. Only this way of sending tells a page how far it is. */
export function sendPhoto(to: string, file: File, lost: string, step: (now: Step) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const body = new FormData();
    body.append("bestand", file, file.name);
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => step({ percent: Math.floor((loaded / total) * 100) });
    request.upload.onload = () => step({ checking: true });
    request.onerror = () => resolve({ ok: false, text: lost });
    request.onload = () => {
      const told = (request.response ?? {}) as Told;
      const text = told.problem ?? told.shows?.faults?.join(" ") ?? "";
      const ok = request.status < 300;
      resolve({ ok, text: ok ? text : text || lost });
    };
    request.send(body);
  });
}
