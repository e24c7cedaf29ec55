import { useCallback } from "react";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";

/** Characters of a stored text that a sentence shows. */
const most = 60;

/** Says what somebody else has stored meanwhile, and how one's own gets there all the same. */
export function useOvertaken(): (stored: string) => string {
  const text = useText(messages);
  return useCallback(
    (stored) => {
      if (stored.trim() === "") return text("emptied");
      return text("overtaken", { value: stored.length > most ? `${stored.slice(0, most)}…` : stored });
    },
    [text],
  );
}
