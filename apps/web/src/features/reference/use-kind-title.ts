import { useCallback } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { kindMessages } from "./kind-messages.ts";
import { type ReferenceKind, titleOf } from "./reference-kinds.ts";

/** What a kind of record is called in the person's language; one that the application does not know, as the contract names it. */
export function useKindTitle(): (kind: ReferenceKind) => string {
  const text = useText(kindMessages);
  return useCallback(
    (kind) => {
      const name = `${kind.service}.${kind.resource}`;
      return isKnown(name) ? text(name) : titleOf(kind);
    },
    [text],
  );
}

function isKnown(name: string): name is keyof typeof kindMessages.en {
  return Object.hasOwn(kindMessages.en, name);
}
