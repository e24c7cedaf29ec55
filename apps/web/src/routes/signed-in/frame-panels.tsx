import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useEffect, useRef, useState } from "react";
import { useLeave } from "../../app/use-leave.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { onceSettled } from "../../shared/once-settled.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { messages } from "./messages.ts";

const Palette = laterPart(async () => (await import("../../features/palette/palette.tsx")).Palette);
const TracePanel = laterPart(async () => (await import("../../features/trace/trace-panel.tsx")).TracePanel);
const NotFresh = laterPart(async () => (await import("./not-fresh.tsx")).NotFresh);
const NotSent = laterPart(async () => (await import("./not-sent.tsx")).NotSent);

const SlowAnswer = laterPart(async () => (await import("./slow-answer.tsx")).SlowAnswer);

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
  const leave = useRef(useLeave());
  const [settled, setSettled] = useState(false);
  useEffect(
    () =>
      onceSettled(() => {
        setSettled(true);
        void Palette.preload().catch(() => undefined);
      }),
    [],
  );
  useEffect(() => settle(store, leave.current), [store]);
  const close = () => setOpen(undefined);
  return (
    <>
      {open === "palette" && <Palette onClose={close} />}
      {settled && <NotFresh />}
      {settled && <NotSent />}
      {settled && <SlowAnswer />}
      {open === "trace" && <TracePanel onClose={close} />}
    </>
  );
}

/** Milliseconds after which somebody is there who says that it takes long. */
const slowStart = 4000;

/** Before there is a frame: says that the server takes long, where it does. */
export function SlowStart() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowStart);
    return () => clearTimeout(timer);
  }, []);
  return late && <SlowAnswer />;
}

/** Settles down once the screen has, until the frame goes. */
function settle(store: SessionStore, leave: () => void): () => void {
  let end: (() => void) | undefined;
  let gone = false;
  const stop = onceSettled(async () => {
    const { settleDown } = await import("./settle-down.ts");
    if (!gone) end = settleDown(store, leave);
  });
  return () => {
    gone = true;
    stop?.();
    end?.();
  };
}
