import type { Endpoint } from "@purvey/contract/endpoint";
import { useEffect, useState } from "react";
import type { FormRecord } from "../../shared/contract-form/form-value.ts";
import { hasSecrets, withoutSecrets } from "./request/without-secrets.ts";
import { type OpenTab, tabs } from "./store/console-lists.ts";
import { useStored } from "./store/stored-list.ts";

/** What is filled in for an endpoint. */
export interface Draft {
  readonly input: FormRecord;
  /** The JSON as it is written, while it cannot be read as a record. */
  readonly text: string | undefined;
  readonly change: (input: FormRecord, text?: string) => void;
}

/** The input of an endpoint while it is filled in: kept in its tab, so that a reload loses nothing but secrets. */
export function useDraft(endpoint: Endpoint, shared: FormRecord | undefined): Draft | undefined {
  const open = useStored(tabs);
  const [given, setGiven] = useState<{ input: FormRecord; text: string | undefined }>();
  const tab = open?.find(({ key }) => key === endpoint.id);
  const ready = open !== undefined;
  useEffect(() => {
    if (!ready) return;
    const kept = tabs.get()?.find(({ key }) => key === endpoint.id);
    const next = shared ? { input: shared, text: undefined } : (kept ?? { input: {}, text: undefined });
    tabs.put(tabOf(endpoint, next.input, next.text, kept));
    setGiven({ input: next.input, text: next.text });
  }, [endpoint, shared, ready]);
  if (!given || !tab) return undefined;
  return {
    ...given,
    change: (input, text) => {
      setGiven({ input, text });
      tabs.put(tabOf(endpoint, input, text, tab));
    },
  };
}

function tabOf(endpoint: Endpoint, input: FormRecord, text: string | undefined, before: OpenTab | undefined): OpenTab {
  const { id, method, path } = endpoint;
  const kept = withoutSecrets(endpoint.input, input) as FormRecord;
  const writable = hasSecrets(endpoint.input) ? undefined : text;
  return { key: id, at: before?.at ?? Date.now(), method, path, input: kept, text: writable };
}
