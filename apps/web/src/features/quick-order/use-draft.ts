import { useEffect, useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { deviceMemory } from "../../shared/session/device-memory.ts";
import { type Draft, recallDraft, rememberDraft } from "./draft.ts";

/** The person's draft on this device, and how it is changed; it survives a reload. */
export function useDraft(): [Draft, (change: (draft: Draft) => Draft) => void] {
  const { siteId, userId, customerId } = useWho();
  const name = `purvey.quickOrder.${siteId}.${userId}.${customerId}`;
  const [draft, setDraft] = useState(() => recallDraft(deviceMemory(), name));
  useEffect(() => rememberDraft(deviceMemory(), name, draft), [name, draft]);
  return [draft, setDraft];
}
