import { defineMessages } from "../i18n/messages.ts";

/** Texts of the scanner. */
export const scanMessages = defineMessages({
  id: "shared/scan/scan",
  en: {
    scanner: "Scanner",
    scan: "Scan",
    code: "Code",
    scanOrType: "Scan or type a code",
    take: "Take it",
    camera: "Camera",
    cameraPicture: "Picture of the camera: hold a code into it",
    cameraMissing:
      "This browser cannot read codes with its camera. Use a hand scanner, or type the code; Chrome on Android can.",
    cameraRefused: "The camera cannot be used. Allow it for this page in the browser, or type the code.",
    close: "Close",
    dismiss: "Dismiss",
    asking: "{code}: looking it up",
    mute: "Mute",
    muted: "Muted",
    arm: "Scan or type a code",
    scope: "Scanner",
  },
});
