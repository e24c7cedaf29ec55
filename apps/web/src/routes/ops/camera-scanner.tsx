import { Banner } from "@purvey/ui/banner";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { scanMessages } from "../../shared/scan/scan-messages.ts";

/** The part of the Barcode Detection API that is used; TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type BarcodeDetectorClass = new (options?: { readonly formats: readonly string[] }) => BarcodeDetector;

const formats = ["code_128", "code_39", "ean_13", "ean_8", "upc_a", "upc_e", "itf", "qr_code", "data_matrix"];

/** Time between two looks at the picture, in milliseconds. */
const lookEvery = 150;

/** The same code is not taken again before this time, in milliseconds: the camera still sees it. */
const sameAfter = 1500;

export interface CameraScannerProps {
  readonly onCode: (text: string) => unknown;
  readonly onClose: () => void;
}

/** Reads codes with the camera where the browser can; elsewhere it says so. */
export function CameraScanner({ onCode, onClose }: CameraScannerProps) {
  const text = useText(scanMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<"cameraMissing" | "cameraRefused">();
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    const detectorClass = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
    if (!detectorClass || !navigator.mediaDevices) {
      setProblem("cameraMissing");
      return;
    }
    const stop = new AbortController();
    readCodes(video.current, new detectorClass({ formats }), (code) => latest.current(code), stop.signal).catch(
      () => stop.signal.aborted || setProblem("cameraRefused"),
    );
    return () => stop.abort();
  }, []);
  if (problem) {
    return (
      <Banner tone="low" onDismiss={onClose}>
        {text(problem)}
      </Banner>
    );
  }
  return <video ref={video} className="scan-camera" aria-label={text("cameraPicture")} muted playsInline />;
}

async function readCodes(
  video: HTMLVideoElement | null,
  detector: BarcodeDetector,
  take: (code: string) => unknown,
  signal: AbortSignal,
): Promise<void> {
  if (!video) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener("abort", end);
  video.srcObject = stream;
  await video.play();
  let last = { code: "", time: 0 };
  while (!signal.aborted) {
    const [seen] = await detector.detect(video);
    const now = Date.now();
    const again = seen?.rawValue === last.code && now - last.time < sameAfter;
    if (seen) last = { code: seen.rawValue, time: now };
    if (seen && !again) take(seen.rawValue);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
