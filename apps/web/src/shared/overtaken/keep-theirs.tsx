import { Button } from "@purvey/ui/button";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";

/** Takes what somebody else has stored in place of what was typed: the other way than saving again. */
export function KeepTheirs({ onKeep }: { onKeep: () => void }) {
  return <Button onClick={onKeep}>{useText(messages)("keepTheirs")}</Button>;
}
