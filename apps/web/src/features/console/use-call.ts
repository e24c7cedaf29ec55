import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue } from "@purvey/contract/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FormRecord } from "../../shared/contract-form/form-value.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import type { AnswerSummary } from "./answer/answer-document.ts";
import { type AnswerReader, openAnswerReader } from "./answer/answer-reader.ts";
import { longestCompared } from "./answer/differences.ts";
import { endpointName } from "./explorer-view.ts";
import { contextOf, useConsoleSettings } from "./request/console-context.ts";
import { type CallResult, sendCall } from "./request/send-call.ts";
import { withoutSecrets } from "./request/without-secrets.ts";
import { history } from "./store/console-lists.ts";

/** The answer to the last sending, read. */
export interface ReadResult extends CallResult {
  readonly reader: AnswerReader;
  readonly summary: AnswerSummary;
  /** Where the answer is not what the contract says; nothing until that is known. */
  readonly drift: readonly Issue[] | undefined;
  /** The history's key of the call. */
  readonly key: string;
}

/** Sending an endpoint's call, and what came of it. */
export interface CallState {
  readonly result: ReadResult | undefined;
  readonly sending: boolean;
  readonly send: (input: FormRecord) => Promise<void>;
  /** Ends what is being sent; the server may have done it all the same. */
  readonly cancel: () => void;
}

/** Sends calls of an endpoint and keeps the last answer. */
export function useCall(endpoint: Endpoint, module: ServiceModule<unknown>): CallState {
  const { store, transport } = useSessionAccess();
  const settings = useConsoleSettings();
  const [result, setResult] = useState<ReadResult>();
  const [sending, setSending] = useState(false);
  const ending = useRef<AbortController>(undefined);
  const reader = useRef<AnswerReader>(undefined);
  useEffect(() => () => reader.current?.close(), []);
  const cancel = useCallback(() => ending.current?.abort(), []);
  const send = useCallback(
    async (input: FormRecord) => {
      setSending(true);
      try {
        const context = contextOf(settings, store, transport);
        ending.current = new AbortController();
        const { signal } = ending.current;
        const sent = await sendCall({ module, name: endpointName(nameOf(endpoint)), input, context, signal });
        reader.current?.close();
        reader.current = openAnswerReader();
        const summary = await reader.current.read(sent.text);
        const key = keep(endpoint, input, sent, context.siteId);
        setResult({ ...sent, reader: reader.current, summary, drift: undefined, key });
        if (sent.error) return;
        const drift = await reader.current.check(answerSchema(module, endpoint));
        setResult((now) => (now?.key === key ? { ...now, drift } : now));
      } finally {
        setSending(false);
      }
    },
    [endpoint, module, settings, store, transport],
  );
  return { result, sending, send, cancel };
}

const nameOf = ({ service, id }: Endpoint) => ({ service, operation: id });

function answerSchema(module: ServiceModule<unknown>, endpoint: Endpoint) {
  return module.endpoints[endpointName(nameOf(endpoint))]?.answer ?? {};
}

/** Puts the call into the history, without its secrets. */
function keep(endpoint: Endpoint, input: FormRecord, sent: CallResult, siteId: string): string {
  const { request, status, milliseconds, requestId, text } = sent;
  const at = Date.now();
  const key = `${at}-${requestId ?? crypto.getRandomValues(new Uint32Array(1))[0]}`;
  if (!request) return key;
  history.put({
    key,
    at,
    endpoint: endpoint.id,
    siteId,
    method: request.method,
    url: request.url.replace(location.origin, ""),
    screen: location.pathname,
    input: withoutSecrets(endpoint.input, input) as FormRecord,
    status,
    milliseconds,
    requestId,
    answer: text.length > longestCompared ? undefined : text,
  });
  return key;
}
