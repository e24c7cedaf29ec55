import type { TextsOf } from "../i18n/messages.ts";
import type { unreadMessages } from "./unread-messages.ts";

export const de: TextsOf<typeof unreadMessages> = {
  notRead: "Sie sind offline, und das wurde vorher nicht gelesen.",
  notReadHint: "Es kommt, sobald das Netz wieder da ist. Was Sie vorher geöffnet hatten, ist weiterhin hier.",
  tryAgain: "Erneut versuchen",
};
