import { useCallback } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { kindMessages } from "./kind-messages.ts";
import { kindNotesMessages } from "./kind-notes-messages.ts";
import { type ReferenceKind, titleOf } from "./reference-kinds.ts";

/** What a kind of record is called in the person's language; one that the application does not know, as the contract names it. */
export function useKindTitle(): (kind: ReferenceKind) => string {
  const text = useText(kindMessages);
  return useCallback(
    (kind) => {
      const name = nameOf(kind);
      return isIn(kindMessages.en, name) ? text(name) : titleOf(kind);
    },
    [text],
  );
}

/** What its records are, in the person's language; of a kind that the application does not know, what the contract says of the list. */
export function useKindNote(kind: ReferenceKind): string {
  const text = useText(kindNotesMessages);
  const name = nameOf(kind);
  return isIn(kindNotesMessages.en, name) ? text(name) : (kind.list.description ?? kind.list.summary);
}

const nameOf = ({ service, resource }: ReferenceKind): string => `${service}.${resource}`;

function isIn<Texts extends object>(texts: Texts, name: string): name is keyof Texts & string {
  return Object.hasOwn(texts, name);
}
