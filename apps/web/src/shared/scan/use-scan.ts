import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { registerScanHandler, type ScanHandler } from "./scan-center.ts";

/**
 * Takes what is scanned while the screen is shown: by a scanner that types, by the camera, or typed into the scan box.
 * Scans come one after the other, and each finds what the one before changed.
 *
 * @example
 * useScan(({ code }) => (known(code) ? { tone: "ok", message: `${code}: 3 of 50` } : { tone: "refused", message: `${code} is not on this order.` }));
 */
export function useScan(handler: ScanHandler): void {
  const latest = useRef(handler);
  latest.current = handler;
  const [, count] = useState(0);
  useEffect(
    () =>
      registerScanHandler(async (scan) => {
        const verdict = await latest.current(scan);
        // A scan that waited for this one comes before React would render what this one set.
        flushSync(() => count((scans) => scans + 1));
        return verdict;
      }),
    [],
  );
}
