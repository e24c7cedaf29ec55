import { registerHotkeys } from "@purvey/ui/hotkeys";
import { lazy, Suspense, useEffect, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { tabMemory } from "../../shared/session/tab-memory.ts";
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
  const { store } = useSessionAccess();
  useEffect(() => onceSettled(() => void loadPalette()), []);
  useEffect(() => onceSettled(() => void keepFirstReads(store)), [store]);
  const close = () => setOpen(undefined);
  return (
    <Suspense>
      {open === "palette" && <Palette onClose={close} />}
      {open === "trace" && <TracePanel onClose={close} />}
    </Suspense>
  );
}

/** The next page at this address begins with what this one began with. */
async function keepFirstReads(store: SessionStore): Promise<void> {
  const memory = tabMemory();
  const reads = await import("../../shared/first-reads/keep-first-reads.ts");
  if (memory) reads.keepFirstReads(store, memory);
}

/** Does something once the screen has settled: the palette then opens at once. */
function onceSettled(work: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback === "undefined") return undefined;
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
