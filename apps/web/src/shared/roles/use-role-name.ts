import { useCallback } from "react";
import { useText } from "../i18n/messages.ts";
import { roleMessages } from "./role-messages.ts";

/** What a role is called in the person's language. */
export function useRoleName(): (role: string) => string {
  const text = useText(roleMessages);
  return useCallback((role) => text("role", { role }), [text]);
}
