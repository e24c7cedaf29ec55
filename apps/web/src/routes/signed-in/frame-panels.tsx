import { registerHotkeys } from "@purvey/ui/hotkeys";
import { lazy, Suspense, useEffect, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

const loadPalette = () => import("../../features/palette/palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const TracePanel = lazy(async () => ({ default: (await import("../../features/trace/trace-panel.tsx")).TracePanel }));

/** What opens over every screen by a key: the palette, and the calls of the screen. */
export function FramePanels() {
  const text = useText(messages);
  const [open, setOpen] = useState<"palette" | "trace">();
  useEffect(
    () =>
      registerHotkeys({
        name: text("everywhere"),
        hotkeys: [
          { keys: "mod+k", description: text("palette"), inFields: true, run: () => setOpen("palette") },
          { keys: "g t", description: text("trace"), run: () => setOpen("trace") },
        ],
      }),
    [text],
  );
  useEffect(preloadPalette, []);
  const close = () => setOpen(undefined);
  return (
    <Suspense>
      {open === "palette" && <Palette onClose={close} />}
      {open === "trace" && <TracePanel onClose={close} />}
    </Suspense>
  );
}

/** Loads the palette once the screen has settled, so that it opens at once. */
function preloadPalette(): (() => void) | undefined {
  if (typeof requestIdleCallback === "undefined") return undefined;
  const handle = requestIdleCallback(() => void loadPalette(), { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
