import type { TextsOf } from "../i18n/messages.ts";
import type { scanMessages } from "./scan-messages.ts";

export const de: TextsOf<typeof scanMessages> = {
  scanner: "Scanner",
  scan: "Scannen",
  code: "Code",
  scanOrType: "Code scannen oder eingeben",
  take: "Übernehmen",
  camera: "Kamera",
  cameraPicture: "Bild der Kamera: Halten Sie einen Code hinein",
  cameraMissing:
    "Dieser Browser kann mit der Kamera keine Codes lesen. Nehmen Sie einen Handscanner oder geben Sie den Code ein; Chrome auf Android kann es.",
  cameraRefused:
    "Die Kamera lässt sich nicht benutzen. Erlauben Sie sie im Browser für diese Seite oder geben Sie den Code ein.",
  close: "Schließen",
  dismiss: "Ausblenden",
  asking: "{code}: wird nachgesehen",
  mute: "Stumm schalten",
  muted: "Stumm",
  arm: "Code scannen oder eingeben",
  scope: "Scanner",
};
