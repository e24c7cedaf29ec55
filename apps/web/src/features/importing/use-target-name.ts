import { useText } from "../../shared/i18n/messages.ts";
import type { ImportTarget } from "./import-columns.ts";
import { messages } from "./messages.ts";

const namedTargets = ["itemId", "brand", "attribute", "attributeGroup"] as const;

/** The name of a target as the person reads it: names that are looked up in words, fields as the contract spells them. */
export function useTargetName(): (target: ImportTarget) => string {
  const text = useText(messages);
  return ({ name, named }) => {
    const known = namedTargets.find((one) => one === name);
    return named && known ? text(known) : name;
  };
}
