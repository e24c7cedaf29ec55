import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import type { ScanVerdict } from "./scan-center.ts";
import type { Tone } from "./sound.ts";

const shapes: Readonly<Record<Tone, StatusShape>> = { ok: "ok", again: "low", refused: "out" };

/** What became of the last scan, within a dialog: the bar that says it lies behind. A refusal interrupts who listens. */
export function DialogVerdict({ verdict }: { verdict: ScanVerdict | undefined }) {
  return (
    <div className="mb-3 flex min-h-8 items-center gap-3 empty:hidden">
      {verdict && <StatusGlyph shape={shapes[verdict.tone]} size={16} />}
      <p className="min-w-0" role={verdict?.tone === "refused" ? "alert" : "status"}>
        {verdict?.message}
      </p>
    </div>
  );
}
