import type { ServiceModule } from "@purvey/client/wire";
import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue } from "@purvey/contract/schema";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Panes } from "@purvey/ui/shell/panes";
import { useLayoutEffect, useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { deviceMemory } from "../../../shared/session/device-memory.ts";
import { useSession } from "../../../shared/session/session-context.tsx";
import { endpointName } from "../explorer-view.ts";
import { changeConsole, useConsoleSettings } from "../request/console-context.ts";
import { requestMessages } from "../request-messages.ts";
import { useCall } from "../use-call.ts";
import type { Draft } from "../use-draft.ts";
import { useWait } from "../use-wait.ts";
import { AnswerPane } from "./answer-pane.tsx";
import { CodePane } from "./code-pane.tsx";
import { InputPane } from "./input-pane.tsx";

export interface WorkbenchProps {
  readonly endpoint: Endpoint;
  readonly module: ServiceModule<unknown>;
  readonly draft: Draft;
}

/** Input, answer and code side by side. */
export function Workbench({ endpoint, module, draft }: WorkbenchProps) {
  const text = useText(requestMessages);
  const [sizes, setSizes] = usePaneSizes();
  const { agreed, readOnly } = useConsoleSettings();
  const { result, sending, send, cancel } = useCall(endpoint, module);
  const [tried, setTried] = useState(false);
  const [tries, setTries] = useState(0);
  useFirstFault(tries);
  const [asking, setAsking] = useState(false);
  const wait = useWait(result);
  const issues = useIssues(endpoint, module, draft);
  const changes = !(endpoint.method === "GET" && endpoint.safe);
  const disabledReason = readOnly && changes ? text("refused") : wait > 0 ? text("wait", { seconds: wait }) : undefined;
  const go = () => {
    setTried(true);
    setTries((count) => count + 1);
    if (disabledReason !== undefined || sending || draft.text !== undefined || issues.length > 0) return undefined;
    if (!changes || agreed) return send(draft.input);
    return setAsking(true);
  };
  const shown = tried ? issues : issues.filter(({ code }) => code !== "required");
  const input = (
    <InputPane
      endpoint={endpoint}
      module={module}
      draft={draft}
      tried={tried}
      sending={sending}
      disabledReason={disabledReason}
      issues={shown}
      count={issues.length}
      onSend={go}
    />
  );
  return (
    <>
      <Panes
        sizes={sizes}
        onSizesChange={setSizes}
        panes={[
          { key: "input", label: text("input"), content: input },
          {
            key: "answer",
            label: text("answer"),
            content: <AnswerPane endpoint={endpoint} result={result} sending={sending} onCancel={cancel} />,
          },
          {
            key: "code",
            label: text("code"),
            content: <CodePane endpoint={endpoint} module={module} input={draft.input} result={result} />,
          },
        ]}
      />
      {asking && (
        <AgreeDialog
          endpoint={endpoint}
          onClose={() => setAsking(false)}
          onAgree={() => {
            changeConsole({ agreed: true });
            setAsking(false);
            void send(draft.input);
          }}
        />
      )}
    </>
  );
}

/** Gives the focus to the first field that does not fit, after each try to send. */
function useFirstFault(tries: number): void {
  useLayoutEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>(".panes [aria-invalid=true]")?.focus();
  }, [tries]);
}

/** What the client itself would refuse before sending. */
function useIssues(endpoint: Endpoint, module: ServiceModule<unknown>, { input }: Draft): readonly Issue[] {
  return useMemo(() => {
    const known = module.endpoints[endpointName({ service: endpoint.service, operation: endpoint.id })];
    return known ? check(known.input, input, { unknown: "refuse" }) : [];
  }, [endpoint, module, input]);
}

const storageKey = "purvey.consolePanes";

/** The sizes of the panes, as this device had them last. */
function usePaneSizes(): [readonly number[], (sizes: readonly number[]) => void] {
  const [sizes, setSizes] = useState(readSizes);
  const change = (next: readonly number[]) => {
    setSizes(next);
    try {
      deviceMemory()?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // The device keeps nothing; the sizes last as long as the page.
    }
  };
  return [sizes, change];
}

function readSizes(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(deviceMemory()?.getItem(storageKey) ?? "");
    if (Array.isArray(kept) && kept.length === 3 && kept.every((size) => typeof size === "number")) return kept;
  } catch {
    // Nothing was kept, or it is damaged.
  }
  return [33, 36, 31];
}

interface AgreeDialogProps {
  readonly endpoint: Endpoint;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks once in a session before something is changed. */
function AgreeDialog({ endpoint, onAgree, onClose }: AgreeDialogProps) {
  const text = useText(requestMessages);
  const { siteId } = useSession();
  const settings = useConsoleSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("agreeTitle", { site: settings.siteId || siteId })}
      footer={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button variant="primary" data-autofocus onClick={onAgree}>
            {text("agree")}
          </Button>
        </>
      }
    >
      <p>{text("agreeText", { endpoint: `${endpoint.method} /${endpoint.service}${endpoint.path}` })}</p>
    </Dialog>
  );
}
