import { useEffect, useRef } from "react";
import { registerScanHandler, type ScanHandler } from "./scan-center.ts";

/**
 * Takes what is scanned while the screen is shown: by a scanner that types, by the camera, or typed into the scan box.
 *
 * @example
 * useScan(({ code }) => (known(code) ? { tone: "ok", message: `${code}: 3 of 50` } : { tone: "refused", message: `${code} is not on this order.` }));
 */
export function useScan(handler: ScanHandler): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => registerScanHandler((scan) => latest.current(scan)), []);
}
