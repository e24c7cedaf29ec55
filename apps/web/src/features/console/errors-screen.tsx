import type { ClientContext } from "@purvey/client/context";
import { items } from "@purvey/client/services/items";
import type { ClientCode } from "@purvey/contract/errors";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { Sentence } from "@purvey/ui/sentence";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { type CatalogueEntry, entriesFor, errorCatalogue, faultOf } from "./error-catalogue.ts";
import { logMessages } from "./log-messages.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";
import { ProvokedAnswer } from "./parts/provoked-answer.tsx";
import { contextOf, useConsoleSettings } from "./request/console-context.ts";
import { type CallResult, sendCall } from "./request/send-call.ts";
import { useWait } from "./use-wait.ts";

const route = getRouteApi("/in/dev/errors");

/** What came of provoking an entry. */
interface Provoked {
  readonly entry: CatalogueEntry;
  readonly result: CallResult;
}

/** What happens when …: every error of the catalogue, to be seen for real. */
export function ErrorsScreen() {
  const text = useText(logMessages);
  useTitle(text("errors"));
  const [provoked, setProvoked] = useState<Provoked>();
  const provoke = useProvoke(setProvoked);
  const wait = useWait(provoked?.result);
  const waiting = wait > 0 && provoked ? { key: provoked.entry.key, seconds: wait } : undefined;
  const columns = useColumns(provoke, waiting);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const entries = useMemo(() => entriesFor(errorCatalogue(text), view.q), [text, view.q]);
  return (
    <>
      <ConsoleLinks />
      <PageHead title={text("errors")}>{text("errorsHint")}</PageHead>
      <search className="console-filters">
        <Field label={text("findError")} className="grow sm:max-w-80">
          <TextInput
            type="search"
            icon="search"
            value={view.q ?? ""}
            onChange={({ target }) => void navigate({ search: { q: target.value || undefined }, replace: true })}
          />
        </Field>
      </search>
      <DataTable<CatalogueEntry>
        caption={text("errors")}
        columns={columns}
        rows={entries}
        rowKey={({ key }) => key}
        rowLabel={({ code }) => code}
        groupOf={({ side }) => ({ key: side, label: text(side === "client" ? "clientCodes" : "serverCodes") })}
        keyboard="page"
        empty={
          <EmptyState
            title={text("noError")}
            actions={<Button onClick={() => void navigate({ search: {} })}>{text("allErrors")}</Button>}
          >
            {text("noErrorHint")}
          </EmptyState>
        }
      />
      <div className="provoked" aria-live="polite">
        {provoked && <ProvokedAnswer code={provoked.entry.code} result={provoked.result} wait={wait} />}
      </div>
    </>
  );
}

function useProvoke(onResult: (provoked: Provoked) => void): (entry: CatalogueEntry) => Promise<void> {
  const { store, transport } = useSessionAccess();
  const settings = useConsoleSettings();
  return async (entry) => {
    const context = contextOf(settings, store, transport);
    const result =
      entry.side === "client"
        ? await provokeClientError(entry.code as ClientCode, context)
        : await provokeServerError(faultOf(entry), { ...context, jwt: settings.token || store.get().token || "" });
    onResult({ entry, result });
  };
}

function useColumns(
  provoke: (entry: CatalogueEntry) => Promise<void>,
  waiting: { readonly key: string; readonly seconds: number } | undefined,
): TableColumn<CatalogueEntry>[] {
  const text = useText(logMessages);
  const wide = useWide(56);
  const columns = useMemo<TableColumn<CatalogueEntry>[]>(() => {
    if (!wide) return [stackedColumn(text("code"))];
    return [
      { key: "code", header: text("code"), width: 272, cell: Code },
      {
        key: "class",
        header: text("className"),
        width: 176,
        hideBelow: "medium",
        cell: ({ className }) => <span className="font-mono">{className}</span>,
      },
      {
        key: "meaning",
        header: text("meaning"),
        minWidth: 200,
        maxWidth: 700,
        wrap: true,
        cell: Meaning,
      },
      {
        key: "temporary",
        header: text("temporary"),
        width: 200,
        hideBelow: "medium",
        cell: ({ temporary }) => (
          <Status tone={temporary ? "half" : "neutral"}>{text(temporary ? "again" : "never")}</Status>
        ),
      },
    ];
  }, [text, wide]);
  const wait = ({ key }: CatalogueEntry) =>
    key === waiting?.key ? text("wait", { seconds: waiting.seconds }) : undefined;
  const act: TableColumn<CatalogueEntry> = {
    key: "provoke",
    header: text("provoke"),
    width: wide ? 128 : 112,
    control: true,
    cell: (entry) => (
      <Button
        aria-label={text("provokeCode", { code: entry.code })}
        disabledReason={wait(entry)}
        onClick={() => provoke(entry)}
      >
        {wait(entry) ?? text("provoke")}
      </Button>
    ),
  };
  return [...columns, act];
}

function Code({ code, status }: CatalogueEntry) {
  return <span className="font-mono font-semibold">{status > 0 ? `${status} ${code}` : code}</span>;
}

function Meaning({ meaning, advice }: CatalogueEntry) {
  return (
    <>
      <Sentence>{meaning}</Sentence>
      <span className="block text-soft">
        <Sentence>{advice}</Sentence>
      </span>
    </>
  );
}

/** All of an error in one cell, for windows without room for columns. */
function stackedColumn(header: string): TableColumn<CatalogueEntry> {
  const cell = (entry: CatalogueEntry) => (
    <>
      <span className="block wrap-anywhere">
        <Code {...entry} />
      </span>
      <Meaning {...entry} />
    </>
  );
  return { key: "code", header, minWidth: 200, maxWidth: 900, wrap: true, cell };
}

/** The calls that bring the client's own errors about, by themselves. */
const clientCalls: Readonly<Record<ClientCode, (context: ClientContext) => Promise<CallResult>>> = {
  VALIDATION_ERROR: (context) => sendCall({ module: items, name: "brands.list", input: { limit: -1 }, context }),
  AUTHENTICATION_ERROR: (context) =>
    sendCall({
      module: items,
      name: "brands.list",
      input: {},
      context: { ...context, jwt: "no-token-of-this-server" },
    }),
  NOT_FOUND: (context) => sendCall({ module: items, name: "brands.get", input: { id: 2_000_000_000 }, context }),
  RATE_LIMIT_EXCEEDED: (context) => provokeServerError("RATE_LIMIT_EXCEEDED; retryAfter=3", context),
  API_ERROR: (context) => provokeServerError("BUSINESS_LOGIC_ERROR", context),
  NETWORK_ERROR: (context) =>
    sendCall({ module: items, name: "brands.list", input: {}, context: { ...context, timeout: 0 } }),
};

/** Brings one of the client's errors about. */
function provokeClientError(code: ClientCode, context: ClientContext): Promise<CallResult> {
  return clientCalls[code](context);
}

/** Asks the server for a refusal: a code of the catalogue, with `retryAfter` where it counts. */
function provokeServerError(fault: string, context: ClientContext): Promise<CallResult> {
  const asking = { ...context, headers: { ...context.headers, "x-purvey-fault": fault } };
  return sendCall({ module: items, name: "brands.list", input: { limit: 1 }, context: asking });
}
