import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  everywhere: "Überall",
  palette: "Gehen, finden, tun",
  trace: "Aufrufe dieser Maske",
};
