import { mask, redact } from "@purvey/client/observe";
import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import { Button } from "@purvey/ui/button";
import { useCopy } from "@purvey/ui/copy-button";
import { Tabs } from "@purvey/ui/tabs";
import { useMemo, useState } from "react";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSessionAccess } from "../../../shared/session/session-context.tsx";
import { longestCompared, readJson } from "../answer/differences.ts";
import { endpointName } from "../explorer-view.ts";
import { contextOf, useConsoleSettings } from "../request/console-context.ts";
import { previewRequest } from "../request/preview-request.ts";
import { type SnippetKind, type SnippetSource, snippetKinds, snippetOf } from "../request/snippets.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";
import { CodeText, type CodeTextProps } from "./code-text.tsx";

/** What `CodePane` takes. */
export interface CodePaneProps {
  readonly endpoint: Endpoint;
  readonly module: ServiceModule<unknown>;
  readonly input: FormRecord;
  readonly result: ReadResult | undefined;
}

/** The call as code. The token is masked until somebody wants to see it. */
export function CodePane(props: CodePaneProps) {
  const text = useText(requestMessages);
  const [kind, setKind] = useState<string>("typescript");
  const [revealed, setRevealed] = useState(false);
  const source = useSource(props, revealed);
  const items = snippetKinds.map((name) => ({
    key: name,
    label: text(name),
    content: <Snippet kind={name} source={source} revealed={revealed} onReveal={() => setRevealed(!revealed)} />,
  }));
  return <Tabs label={text("codeKinds")} items={items} value={kind} onValueChange={setKind} />;
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

interface SnippetProps {
  readonly kind: SnippetKind;
  readonly source: SnippetSource;
  readonly revealed: boolean;
  readonly onReveal: () => void;
}

const languages: Readonly<Record<SnippetKind, CodeTextProps["language"]>> = {
  ...{ typescript: "ts", react: "tsx", curl: "sh", fetch: "ts", test: "ts" },
};

function Snippet({ kind, source, revealed, onReveal }: SnippetProps) {
  const text = useText(requestMessages);
  const code = useMemo(() => snippetOf(kind, source), [kind, source]);
  const [copy, state] = useCopy(code ?? "");
  if (code === undefined) return <p className="text-soft">{text("noCode")}</p>;
  const copyLabels = { idle: text("copy"), copied: text("copied"), refused: text("copyRefused") };
  const withToken = kind === "typescript" || kind === "curl" || kind === "fetch";
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
          {copyLabels[state]}
        </Button>
        {withToken && (
          <Button variant="quiet" icon={revealed ? "eye-off" : "eye"} aria-pressed={revealed} onClick={onReveal}>
            {text(revealed ? "hide" : "reveal")}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={text(kind)} className="code-block">
        <pre>
          <CodeText code={code} language={languages[kind]} />
        </pre>
      </section>
    </div>
  );
}
