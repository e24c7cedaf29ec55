import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { ProgressBar } from "@purvey/ui/progress-bar";
import { Section } from "@purvey/ui/shell/page-head";
import { type Ref, useRef, useState } from "react";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import type { RowVerdict } from "../check-rows.ts";
import { countStates, type RowState, rowsToStore } from "../import-view.ts";
import { messages } from "../messages.ts";
import { minutesLeft } from "../minutes-left.ts";
import { refusedRows } from "../refused-rows.ts";
import type { Import } from "../use-import.ts";
import { useTargetName } from "../use-target-name.ts";
import { VerdictTable } from "./verdict-table.tsx";

/** What `ImportRun` takes. */
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
      <RunActions ref={actions} work={work} rowCount={rowCount} />
      {work.work === "storing" && <Storing work={work} onStop={handOn(work.stop)} />}
      {verdicts && <Outcome work={work} verdicts={verdicts} />}
      {verdicts && (
        <VerdictTable {...{ verdicts, show, onShow }} results={work.results} heading={work.headings[0] ?? ""} />
      )}
    </Section>
  );
}

/** They stay while work is under way: whoever pressed one by the keyboard keeps the focus on it. */
function RunActions({ work, rowCount, ref }: Pick<ImportRunProps, "work" | "rowCount"> & { ref: Ref<HTMLDivElement> }) {
  const text = useText(messages);
  const denial = useDenial("catalog.write");
  const nameOf = useTargetName();
  const { verdicts, results, missing } = work;
  const noColumn = missing.length > 0 ? text("missing", { names: missing.map(nameOf).join(", ") }) : undefined;
  const waiting = rowsToStore(verdicts ?? [], results);
  const storing = work.work === "storing";
  return (
    <div ref={ref} className="my-3 flex flex-wrap items-center gap-2">
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
          disabledReason={denial ?? (waiting.length === 0 ? text("nothingToStore") : undefined)}
          onClick={work.store}
        >
          {text("store", { count: waiting.length })}
        </Button>
      )}
    </div>
  );
}

function Storing({ work, onStop }: { work: Import; onStop: () => unknown }) {
  const text = useText(messages);
  const good = work.verdicts?.filter(({ faults, same }) => faults.length === 0 && !same) ?? [];
  const done = good.filter(({ row }) => work.results[row.lineNo] !== undefined).length;
  const [begun] = useState(() => ({ at: Date.now(), done }));
  return (
    <div className="my-3 flex flex-wrap items-center gap-3">
      <ProgressBar label={text("storing")} value={done} max={good.length} className="min-w-48 grow">
        {text("progress", { done, all: good.length, minutes: minutesLeft(begun, done, good.length) })}
      </ProgressBar>
      <Button onClick={onStop}>{text("stop")}</Button>
      <p role="status" className="w-full text-soft">
        {work.pause !== undefined && text("pause", { seconds: work.pause })}
      </p>
    </div>
  );
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
