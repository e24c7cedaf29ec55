import type { Permission } from "@purvey/contract/permissions";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import { sentenceMessages } from "./sentence-messages.ts";

/**
 * Why the person may not do something, as a sentence for a disabled button; undefined when they may.
 *
 * @example
 * <Button disabledReason={useDenial("stockroom.manage")}>Disable</Button>
 */
export function useDenial(permission: Permission): string | undefined {
  const text = useText(messages);
  const sentence = useText(sentenceMessages);
  const { may } = useWho();
  return may(permission) ? undefined : text("missing", { permission, sentence: sentence(permission) });
}
