import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useEffect } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** Makes `+` press the Add button of the row the focus is in. */
export function useAddKey(): void {
  const text = useText(messages);
  useEffect(() => {
    const add = () => {
      const buttons = document.activeElement?.closest("tr[data-row]")?.querySelectorAll<HTMLElement>("[data-add]");
      [...(buttons ?? [])].find((button) => button.checkVisibility())?.click();
    };
    return registerHotkeys({ name: text("results"), hotkeys: [{ keys: "+", description: text("addRow"), run: add }] });
  }, [text]);
}
