import { isTextField } from "@purvey/ui/hotkeys";
import { useEffect, useRef } from "react";
import { createScanReader } from "../../features/quick-order/use-scans.ts";

/** Hears a scanner that types, wherever the focus is but in a text field; the code's last key does nothing else. */
export function useScans(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    const reader = createScanReader();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
      const code = reader.take(event.key, event.timeStamp);
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(code);
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
