import { isTextField } from "@purvey/ui/hotkeys";
import { useEffect, useRef } from "react";

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

/** The longest pause between two keys of a scanner, in milliseconds; nobody types that fast. */
const fastest = 35;

/** The fewest characters a code has. */
const shortest = 4;

/** What reads codes out of key presses. */
interface ScanReader {
  /**
   * Takes a key and its time in milliseconds.
   *
   * @returns the code, when this key ends one
   */
  take(key: string, time: number): string | undefined;
}

/**
 * Tells a scanner that types (a keyboard wedge) from a person: a code is four or more characters, each within 35 ms of
 * the one before, ended by Enter or Tab.
 */
export function createScanReader(): ScanReader {
  let code = "";
  let last = Number.NEGATIVE_INFINITY;
  return {
    take: (key, time) => {
      const ends = key === "Enter" || key === "Tab";
      if (!ends && key.length !== 1) return undefined;
      const goesOn = time - last <= fastest;
      last = time;
      const scanned = ends && goesOn && code.length >= shortest ? code : undefined;
      code = ends ? "" : goesOn ? code + key : key;
      return scanned;
    },
  };
}
