import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { ProgressBar } from "@purvey/ui/progress-bar";
import { Section } from "@purvey/ui/shell/page-head";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import type { RowVerdict } from "../check-rows.ts";
import { minutesLeft } from "../check-run.ts";
import { countStates, type RowState, rowsToStore } from "../import-view.ts";
import { messages } from "../messages.ts";
import { refusedRows } from "../refused-rows.ts";
import type { Import } from "../use-import.ts";
import { useTargetName } from "../use-target-name.ts";
import { VerdictTable } from "./verdict-table.tsx";

export interface ImportRunProps {
  readonly work: Import;
  readonly rowCount: number;
  readonly show: RowState | undefined;
  readonly onShow: (show: RowState | undefined) => void;
}

/** The check of the rows, storing them, and what came of each. */
export function ImportRun({ work, rowCount, show, onShow }: ImportRunProps) {
  const text = useText(messages);
  const { verdicts, error } = work;
  // Its buttons stay where those that ask to go on or to stop go away: the focus goes to them.
  const actions = useRef<HTMLDivElement>(null);
  const handOn = (act: () => unknown) => () => {
    actions.current?.querySelector<HTMLElement>("button:last-child")?.focus({ preventScroll: true });
    return act();
  };
  return (
    <Section title={text("rows")}>
      {error !== undefined && (
        <Failure
          error={error}
          advice={verdicts && text("halted")}
          onRetry={handOn(verdicts ? work.store : work.check)}
        />
      )}
      <RunActions ref={actions} work={work} rowCount={rowCount}>
        {work.work === "checking" && <Checking work={work} onStop={handOn(work.stop)} />}
        {work.work === "storing" && <Storing work={work} onStop={handOn(work.stop)} />}
      </RunActions>
      <p role="status" className="text-soft">
        {work.pause !== undefined && text("pause", { seconds: work.pause })}
      </p>
      {!verdicts && <StoredBefore work={work} />}
      {verdicts && <Outcome work={work} verdicts={verdicts} />}
      {verdicts && (
        <VerdictTable
          verdicts={verdicts}
          show={show}
          onShow={onShow}
          results={work.results}
          heading={work.headings[0] ?? ""}
        />
      )}
    </Section>
  );
}

/** They stay while work is under way, which stands beside them: whoever pressed one by the keyboard keeps the focus on it. */
function RunActions({
  work,
  rowCount,
  ref,
  children,
}: Pick<ImportRunProps, "work" | "rowCount"> & { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const text = useText(messages);
  const denial = useDenial("catalog.write");
  const nameOf = useTargetName();
  const { verdicts, results, missing } = work;
  const noColumn = missing.length > 0 ? text("missing", { names: missing.map(nameOf).join(", ") }) : undefined;
  const waiting = rowsToStore(verdicts ?? [], results);
  const storing = work.work === "storing";
  const checking = work.work === "checking" ? text("checking") : undefined;
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div ref={ref} className="flex flex-wrap gap-2">
        <Button
          variant={verdicts ? "secondary" : "primary"}
          disabledReason={storing ? text("storing") : noColumn}
          onClick={work.check}
        >
          {verdicts ? text("recheck") : text("check", { count: rowCount })}
        </Button>
        {verdicts && (
          <Button
            variant="primary"
            busy={storing}
            disabledReason={denial ?? checking ?? (waiting.length === 0 ? text("nothingToStore") : undefined)}
            onClick={work.store}
          >
            {text("store", { count: waiting.length })}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function Storing({ work, onStop }: { work: Import; onStop: () => unknown }) {
  const text = useText(messages);
  const good = work.verdicts?.filter(({ faults, same }) => faults.length === 0 && !same) ?? [];
  const done = good.filter(({ row }) => work.results[row.lineNo] !== undefined).length;
  const [begun] = useState(() => ({ at: Date.now(), done }));
  return (
    <UnderWay label={text("storing")} done={done} all={good.length} onStop={onStop}>
      {text("progress", { done, all: good.length, minutes: minutesLeft(begun, done, good.length) })}
    </UnderWay>
  );
}

/** What the check asks of the services: of a long file they are thousands of names. */
function Checking({ work: { progress }, onStop }: { work: Import; onStop: () => unknown }) {
  const text = useText(messages);
  if (!progress) return null;
  const { step, done, all, begun } = progress;
  const share = all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 0;
  return (
    <UnderWay label={text("checking")} done={all > 0 ? done : undefined} all={all} onStop={onStop}>
      {text("checkProgress", { step, share, minutes: minutesLeft(begun, done, all) })}
    </UnderWay>
  );
}

interface UnderWayProps {
  readonly label: string;
  readonly done: number | undefined;
  readonly all: number;
  readonly onStop: () => unknown;
  readonly children: ReactNode;
}

/** How far work is, and its end. */
function UnderWay({ label, done, all, onStop, children }: UnderWayProps) {
  const text = useText(messages);
  return (
    <>
      <ProgressBar label={label} value={done} max={all} className="min-w-48 grow">
        {children}
      </ProgressBar>
      <Button onClick={onStop}>{text("stop")}</Button>
    </>
  );
}

/** After a reload: what was stored of the file stays stored, and the check comes again before the rest. */
function StoredBefore({ work: { results } }: { work: Import }) {
  const text = useText(messages);
  const count = Object.values(results).filter((result) => result === true).length;
  return count > 0 && <p className="text-soft">{text("storedBefore", { count })}</p>;
}

/** How many rows stand where, and what to do about those that are refused. */
function Outcome({ work, verdicts }: { work: Import; verdicts: readonly RowVerdict[] }) {
  const text = useText(messages);
  const { table, results, fileName = "" } = work;
  const counts = countStates(verdicts, results);
  const save = () =>
    saveFile(
      `${fileName.replace(/\.\w+$/, "")}-${text("refused").toLowerCase()}.csv`,
      refusedRows(table, verdicts, results, text("error")),
    );
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        {text("verdictOf", counts)}
      </p>
      {counts.refused > 0 && (
        <Banner
          tone="low"
          className="mb-3"
          actions={
            <Button icon="download" onClick={save}>
              {text("refusedFile")}
            </Button>
          }
        >
          {text("someRefused", { count: counts.refused })}
        </Banner>
      )}
      {counts.stored + counts.same === verdicts.length && (
        <Banner tone="ok" className="mb-3">
          {text(counts.stored > 0 ? "allStored" : "nothingNew", { count: counts.stored })}
        </Banner>
      )}
    </>
  );
}
