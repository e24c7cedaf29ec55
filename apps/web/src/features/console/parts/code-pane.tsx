import type { ClientContext } from "@purvey/client/context";
import { mask, redact } from "@purvey/client/observe";
import { buildRequest } from "@purvey/client/request";
import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import { Button } from "@purvey/ui/button";
import { Skeleton } from "@purvey/ui/skeleton";
import { Tabs } from "@purvey/ui/tabs";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSessionAccess } from "../../../shared/session/session-context.tsx";
import { longestCompared, readJson } from "../answer/differences.ts";
import { endpointName } from "../explorer-view.ts";
import { contextOf, useConsoleSettings } from "../request/console-context.ts";
import type { SentRequest } from "../request/send-call.ts";
import { type SnippetKind, type SnippetSource, shownRequest, snippetOf } from "../request/snippets.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";
import { CodeBlock } from "./code-block.tsx";

export interface CodePaneProps {
  readonly endpoint: Endpoint;
  readonly module: ServiceModule<unknown>;
  readonly input: FormRecord;
  readonly result: ReadResult | undefined;
}

/** What writes other languages, fetched when somebody looks at them. */
const RequestCode = lazy(async () => ({ default: (await import("./request-code.tsx")).RequestCode }));

/** The call as code. The token is masked until somebody wants to see it. */
export function CodePane(props: CodePaneProps) {
  const text = useText(requestMessages);
  const [kind, setKind] = useState<string>("typescript");
  const [revealed, setRevealed] = useState(false);
  const source = useSource(props, revealed);
  const reveal = <RevealButton revealed={revealed} onReveal={() => setRevealed(!revealed)} />;
  const own = (name: SnippetKind, language: string, actions?: ReactNode) => ({
    key: name,
    label: text(name),
    content: <CodeBlock label={text(name)} code={snippetOf(name, source)} language={language} actions={actions} />,
  });
  const others = (
    <Suspense fallback={<Skeleton width="60%" />}>
      <RequestCode request={source.request && shownRequest(source.request, source.token)} actions={reveal} />
    </Suspense>
  );
  const items = [
    own("typescript", "ts", reveal),
    own("react", "tsx"),
    { key: "request", label: text("otherLanguages"), content: others },
    own("test", "ts"),
  ];
  return <Tabs label={text("codeKinds")} items={items} value={kind} onValueChange={setKind} />;
}

interface RevealButtonProps {
  readonly revealed: boolean;
  readonly onReveal: () => void;
}

function RevealButton({ revealed, onReveal }: RevealButtonProps) {
  const text = useText(requestMessages);
  return (
    <Button variant="quiet" icon={revealed ? "eye-off" : "eye"} aria-pressed={revealed} onClick={onReveal}>
      {text(revealed ? "hide" : "reveal")}
    </Button>
  );
}

function useSource({ endpoint, module, input, result }: CodePaneProps, revealed: boolean): SnippetSource {
  const { store, transport } = useSessionAccess();
  const settings = useConsoleSettings();
  return useMemo(() => {
    const context = contextOf(settings, store, transport);
    const name = endpointName({ service: endpoint.service, operation: endpoint.id });
    const token = settings.token || store.get().token || "";
    const short = result && !result.error && result.text.length <= longestCompared;
    return {
      endpoint,
      input: redact(endpoint.input, input) as FormRecord,
      siteId: context.siteId,
      baseUrl: new URL(String(context.baseUrl), location.origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}"),
      token: revealed ? token : mask,
      request: previewRequest(module, name, input, context),
      answer: short ? readJson(result.text) : undefined,
    };
  }, [endpoint, module, input, result, settings, store, transport, revealed]);
}

/** The request that an input would make, secrets masked; nothing while it makes none. */
export function previewRequest(
  module: ServiceModule<unknown>,
  name: string,
  input: FormRecord,
  { siteId, baseUrl }: ClientContext,
  origin: string = location.origin,
): SentRequest | undefined {
  const endpoint = module.endpoints[name];
  const keys = endpoint?.parts.filter((_, index) => index % 2 === 1) ?? [];
  if (!endpoint || keys.some((key) => input[key] === undefined)) return undefined;
  try {
    const { path, body } = buildRequest(endpoint, redact(endpoint.input, input) as FormRecord, name);
    const base = String(baseUrl).replaceAll("{service}", module.segment);
    const headers = {
      accept: "application/json",
      "x-site-id": siteId,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(endpoint.tokenless ? {} : { authorization: `Bearer ${mask}` }),
    };
    return { method: endpoint.method, url: new URL(base + path, origin).href, headers, body };
  } catch {
    // A key cannot stand in a path.
    return undefined;
  }
}
