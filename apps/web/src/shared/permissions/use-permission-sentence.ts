import { useCallback } from "react";
import { type Translate, useText } from "../i18n/messages.ts";
import { sentenceMessages } from "./sentence-messages.ts";

/** Says what a permission allows, as a sentence in the person's language; see {@link permissionSentence}. */
export function usePermissionSentence(): (permission: string) => string {
  const text = useText(sentenceMessages);
  return useCallback((permission) => permissionSentence(permission, text), [text]);
}

/** The sentence of a permission; its name when the application does not know it, as that of a newer server. */
export function permissionSentence(permission: string, text: Translate<typeof sentenceMessages.en>): string {
  return isKnown(permission) ? text(permission) : permission;
}

function isKnown(permission: string): permission is keyof typeof sentenceMessages.en {
  return Object.hasOwn(sentenceMessages.en, permission);
}
