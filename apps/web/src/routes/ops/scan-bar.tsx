import "./scan-bar.css";
import { Button } from "@purvey/ui/button";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { IconButton } from "@purvey/ui/icon-button";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { armScanner, clearVerdict, type ScanVerdict, scanState, takeScan } from "../../shared/scan/scan-center.ts";
import { scanMessages } from "../../shared/scan/scan-messages.ts";
import { onSoundChange, setSound, soundOn, type Tone } from "../../shared/scan/sound.ts";

const CameraScanner = laterPart(async () => (await import("./camera-scanner.tsx")).CameraScanner);

const shapes: Readonly<Record<Tone, StatusShape>> = { ok: "ok", again: "low", refused: "out" };

/** At the foot of the screen: what became of the last scan in words, and, armed, a field to scan or type into and the camera. */
export function ScanBar() {
  const text = useText(scanMessages);
  const { armed, verdict, count, asking } = useSyncExternalStore(scanState.subscribe, scanState.get);
  const late = useLate(asking);
  const shown: ScanVerdict | undefined = late ? { tone: "again", message: text("asking", { code: late }) } : verdict;
  return (
    <section className="scan-bar" aria-label={text("scanner")} hidden={!armed && !shown}>
      <Verdict key={count} verdict={shown} />
      {armed && <ScanBox />}
    </section>
  );
}

/** How long a scan is silent before it is said that it was heard, in milliseconds. */
const silence = 400;

/** A code once it takes long to find out about it: nobody scans it again for fear that it was not heard. */
function useLate(asking: string | undefined): string | undefined {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (asking === undefined) return;
    const timer = setTimeout(() => setLate(asking), silence);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [asking]);
  return late;
}

/** The visible twin of the tone; a refusal interrupts who listens. */
function Verdict({ verdict }: { verdict: ScanVerdict | undefined }) {
  const text = useText(scanMessages);
  return (
    <div className="scan-verdict" data-tone={verdict?.tone} hidden={!verdict}>
      <StatusGlyph shape={shapes[verdict?.tone ?? "ok"]} size={16} />
      <p className="min-w-0 grow" role={verdict?.tone === "refused" ? "alert" : "status"}>
        {verdict && inWholeNumbers(verdict.message)}
      </p>
      <SoundSwitch />
      <IconButton icon="close" label={text("dismiss")} onClick={clearVerdict} />
    </div>
  );
}

/** The words with the numbers of parts and bins each in one piece: a line would end at their hyphens. */
function inWholeNumbers(words: string): ReactNode[] {
  return words.split(/(\S*\w-\w\S*)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is what a part is
      <span key={place} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function SoundSwitch() {
  const text = useText(scanMessages);
  const on = useSyncExternalStore(onSoundChange, soundOn);
  return (
    <Button variant="quiet" aria-pressed={!on} onClick={() => setSound(!on)}>
      {text(on ? "mute" : "muted")}
    </Button>
  );
}

function ScanBox() {
  const text = useText(scanMessages);
  const [code, setCode] = useState("");
  const [camera, setCamera] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void takeScan(code);
    setCode("");
  };
  return (
    <div className="scan-box">
      {camera && <CameraScanner onCode={takeScan} onClose={() => setCamera(false)} />}
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        <TextInput
          icon="scan"
          mono
          className="min-w-48 grow"
          aria-label={text("code")}
          placeholder={text("scanOrType")}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && armScanner(false)}
        />
        <Button type="submit">{text("take")}</Button>
        <Button icon="eye" aria-pressed={camera} onClick={() => setCamera(!camera)}>
          {text("camera")}
        </Button>
        <Button variant="quiet" onClick={() => armScanner(false)}>
          {text("close")}
        </Button>
      </form>
    </div>
  );
}
