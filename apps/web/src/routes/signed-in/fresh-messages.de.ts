import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { freshMessages } from "./fresh-messages.ts";

export const de: TextsOf<typeof freshMessages> = {
  notFresh: "Nicht alles auf dieser Seite ließ sich lesen: Etwas fehlt vielleicht oder ist veraltet.",
  notSent:
    "Sie sind offline: Was Sie ändern, wird gespeichert, sobald das Netz wieder da ist. Lassen Sie diese Seite so lange offen.",
  slowRead:
    "Das dauert länger als sonst. Sie können warten, es erneut versuchen oder inzwischen woanders weitermachen.",
  slowChange:
    "Das dauert länger als sonst. Warten Sie auf die Antwort, und machen Sie es kein zweites Mal: Vielleicht ist es schon getan.",
  tryAgain: "Erneut versuchen",
};
