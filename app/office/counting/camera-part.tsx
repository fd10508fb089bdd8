import { useEffect, useEffectEvent, useRef, useState } from "react";
import { counting as say } from "#texts/office/range/counting.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { type Detector, findDetector, isCameraBarred } from "./detector.ts";

const LOOK_MS = 150;
/** A page that loaded anew for the camera opens it by itself. */
const ASKED = "#camera";

type Props = { found: (code: string) => void };

/** The camera of the phone, where the browser itself reads barcodes; elsewhere one sentence. */
export function Camera({ found }: Props) {
  const isHere = useInBrowser();
  const [detector, setDetector] = useState<Detector | "none">();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void findDetector().then((one) => {
      setDetector(one ?? "none");
      if (one && location.hash === ASKED) setOpen(true);
    });
  }, []);
  if (!isHere || detector === undefined) return null;
  if (detector === "none") return <p className="soft klein">{say.noDetector}</p>;
  const press = () => {
    if (isOpen || !isCameraBarred()) return setOpen(!isOpen);
    location.hash = ASKED;
    location.reload();
  };
  return (
    <div className="stack">
      <p>
        <button type="button" className="btn btn-lijn btn-s" onClick={press} aria-expanded={isOpen}>
          {isOpen ? say.cameraOff : say.camera}
        </button>
      </p>
      {isOpen && (
        <View
          detector={detector}
          found={(code) => {
            setOpen(false);
            found(code);
          }}
        />
      )}
    </div>
  );
}

/** Looks until it reads a code; the camera goes off with it. */
function View({ detector, found }: Props & { detector: Detector }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isAway, setAway] = useState(false);
  const tell = useEffectEvent(found);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer = 0;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const seen = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      const code = seen[0]?.rawValue;
      if (code === undefined) {
        timer = window.setTimeout(() => void look(), LOOK_MS);
        return;
      }
      stop();
      navigator.vibrate?.(60);
      tell(code);
    };
    const begin = async () => {
      const given = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      stream = given;
      if (isOver || !video.current) return stop();
      video.current.srcObject = given;
      await video.current.play();
      await look();
    };
    begin().catch(() => {
      if (!isOver) setAway(true);
      stop();
    });
    return stop;
  }, [detector]);
  if (isAway) return <p className="melding-fout">{say.noCamera}</p>;
  return (
    <figure className="camera">
      <video ref={video} playsInline muted aria-label={say.cameraPicture} />
      <figcaption>{say.cameraHow}</figcaption>
    </figure>
  );
}
