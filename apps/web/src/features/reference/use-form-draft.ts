import type { Endpoint } from "@purvey/contract/endpoint";
import { useState } from "react";
import type { FormRecord } from "../../shared/contract-form/form-value.ts";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";

const empty: FormRecord = {};

/** Where the drafts of a form are kept. */
export const draftPlace = (endpoint: Endpoint): string => `reference/${endpoint.id}`;

/** What was typed into a form and not sent: it survives a reload, unless the record has secrets, which stay in the page. */
export function useFormDraft(endpoint: Endpoint, key: string): [FormRecord, (form: FormRecord) => void] {
  const kept = useTabDraft<FormRecord>(`${draftPlace(endpoint)}/${key}`, empty);
  const passing = useState<FormRecord>(empty);
  const secret = Object.values(endpoint.body?.properties ?? {}).some((schema) => schema["x-sensitive"]);
  return secret ? passing : kept;
}
