import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { setTrace, subscribeTrace, traceEvents } from "../../shared/trace/call-trace.ts";
import { tracedCalls } from "../../shared/trace/traced-calls.ts";
import { useTitle } from "../../shared/use-title.ts";
import { differencesOf, readJson } from "./answer/differences.ts";
import { logMessages } from "./log-messages.ts";
import { type LogLine, linesOf, logLines } from "./log-model.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";
import { DifferenceTable } from "./parts/difference-table.tsx";
import { LogFilters } from "./parts/log-filters.tsx";
import { LogTable, useTime } from "./parts/log-table.tsx";
import { history } from "./store/console-lists.ts";
import { useStored } from "./store/stored-list.ts";

const route = getRouteApi("/in/dev/log");

/** What the application just sent, screen by screen. */
export function LogScreen() {
  const text = useText(logMessages);
  useTitle(text("log"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const lines = useLines();
  const shown = useMemo(() => linesOf(lines, view), [lines, view]);
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const pair = lines.filter(({ key, answer }) => chosen.has(key) && answer !== undefined);
  const [comparing, setComparing] = useState(false);
  const forget = useForget();
  return (
    <>
      <ConsoleLinks />
      <PageHead
        title={text("log")}
        actions={
          <>
            {lines.length > 0 && (
              <Button variant="quiet" onClick={() => forget(lines.length)}>
                {text("forget")}
              </Button>
            )}
            <Button
              disabledReason={pair.length === 2 ? undefined : text("compareTwo")}
              onClick={() => setComparing(true)}
            >
              {text("compare")}
            </Button>
          </>
        }
      >
        <span role="status">{text("calls", { count: shown.length })}</span>
        <span>{text("logHint")}</span>
      </PageHead>
      <LogFilters
        view={view}
        lines={lines}
        show={(next) => void navigate({ search: next, replace: next.q !== view.q })}
      />
      <LogTable lines={shown} chosen={chosen} onChosen={setChosen} />
      {comparing && pair.length === 2 && (
        <Dialog open width={900} title={text("difference")} onClose={() => setComparing(false)}>
          <Difference pair={pair} />
        </Dialog>
      )}
    </>
  );
}

function useLines(): LogLine[] {
  const events = useSyncExternalStore(subscribeTrace, traceEvents);
  const entries = useStored(history);
  return useMemo(() => logLines(tracedCalls(events), entries ?? []), [events, entries]);
}

/** Clears the trace and the history; for some seconds both can be had back. */
function useForget(): (count: number) => void {
  const text = useText(logMessages);
  const toasts = useToasts();
  return (count) => {
    const events = traceEvents();
    const entries = history.get() ?? [];
    setTrace([]);
    history.remove(...entries.map(({ key }) => key));
    const onAction = () => {
      setTrace([...events, ...traceEvents()]);
      history.put(...entries);
    };
    toasts.show({ message: text("forgotten", { count }), action: { label: text("undo"), onAction } });
  };
}

/** The older answer is what was before. */
function Difference({ pair: [newer, older] }: { pair: readonly LogLine[] }) {
  const text = useText(logMessages);
  const time = useTime();
  const named = (line: LogLine | undefined) => (line ? `${line.method} ${line.url} · ${time(line.at)}` : "");
  return (
    <div className="flex flex-col gap-3">
      <dl className="compared">
        <dt>{text("earlier")}</dt>
        <dd>{named(older)}</dd>
        <dt>{text("later")}</dt>
        <dd>{named(newer)}</dd>
      </dl>
      <DifferenceTable differences={differencesOf(readJson(older?.answer ?? ""), readJson(newer?.answer ?? ""))} />
    </div>
  );
}
