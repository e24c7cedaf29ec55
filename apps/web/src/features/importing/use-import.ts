import { typesOf } from "@purvey/contract/schema";
import { type ChangingCall, useInvalidate } from "@purvey/react";
import { readTable, type Table, type TableRow } from "@purvey/tables/read-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { parseNumber } from "@purvey/ui/numbers";
import { useMemo, useState } from "react";
import { type CatalogApi, catalogServices } from "../../shared/catalog-services.ts";
import { problemOf } from "../../shared/errors/problem.ts";
import { stopsAll } from "../../shared/errors/stops-all.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { inFlight } from "../../shared/in-flight.ts";
import { messages as issueMessages } from "../../shared/issue-words/messages.ts";
import { sayIssue } from "../../shared/issue-words/say-issue.ts";
import { useDeviceDraft } from "../../shared/use-device-draft.ts";
import { useServices } from "../../shared/use-service.ts";
import { useStopWhenLeft } from "../../shared/use-stop-when-left.ts";
import type { FaultWords, ImportPlan, RowVerdict } from "./check-rows.ts";
import { checkRows, namesOf } from "./check-rows.ts";
import { type CheckProgress, CheckRun } from "./check-run.ts";
import { findNames } from "./find-names.ts";
import { gatherResults } from "./gather-results.ts";
import { type ColumnMapping, guessMapping, importTargets, missingTargets } from "./import-columns.ts";
import { type ImportDraft, type ImportResults, newImportId, type RowResults } from "./import-draft.ts";
import { rowsToStore } from "./import-view.ts";
import { markKnownRows } from "./known-rows.ts";
import { messages } from "./messages.ts";
import { patiently } from "./patiently.ts";
import { markSameRows } from "./same-rows.ts";
import { inputOf, storeRow } from "./store-row.ts";
import { type ImportSubjectName, importSubject } from "./subjects.ts";

/** A file under way: what is read of it, what the check says, what is stored. */
export type Import = ReturnType<typeof useImport>;

const noResults: RowResults = {};

/** What rows are stored as where nobody has said it. */
const usual: ImportSubjectName = "extension-update";

/**
 * Reads a file, checks its rows, stores the good ones, and remembers on the device how far that went. Who leaves the screen
 * stops it: nothing is sent that nobody sees.
 *
 * @param asked what the rows are stored as; by default what the file on the device was chosen for
 */
export function useImport(asked: ImportSubjectName | undefined) {
  const { api } = useServices(catalogServices);
  const invalidate = useInvalidate();
  const words = useFaultWords();
  const { locale } = useFormat();
  const file = useDeviceDraft<ImportDraft>("import/file");
  const stored = useDeviceDraft<ImportResults>("import/results");
  const [verdicts, setVerdicts] = useState<readonly RowVerdict[]>();
  const [work, setWork] = useState<"checking" | "storing">();
  const [error, setError] = useState<unknown>();
  const [pause, setPause] = useState<number>();
  const [progress, setProgress] = useState<CheckProgress>();
  const text = useText(messages);
  const { stop, sayLeft } = useStopWhenLeft({
    to: "/admin/import",
    goOn: text("goOn"),
    message: (count) => text("left", { count }),
  });
  const subjectName = asked ?? file.draft?.subject ?? usual;
  const subject = importSubject(subjectName);
  const input = inputOf(subject);
  const targets = useMemo(() => importTargets(subject, input), [subject, input]);
  const draft = file.draft?.subject === subjectName ? file.draft : undefined;
  const table = useMemo(() => readTable(file.draft?.text ?? ""), [file.draft?.text]);
  const headings = table.rows[0]?.cells ?? [];
  const mapping = draft?.mapping ?? guessMapping(headings, targets);
  const plan: ImportPlan = { subject, input, targets, headings, mapping, locale };
  const results = draft && stored.draft?.importId === draft.importId ? stored.draft.rows : noResults;

  const begin = (next: Omit<ImportDraft, "importId">) => {
    setVerdicts(undefined);
    setError(undefined);
    file.keep({ ...next, importId: newImportId() });
  };
  const open = (fileName: string, text: string) => {
    const cells = readTable(text).rows[0]?.cells ?? [];
    begin({ fileName, text, subject: subjectName, mapping: guessMapping(cells, targets) });
  };
  const map = (next: ColumnMapping) => file.draft && begin({ ...file.draft, subject: subjectName, mapping: next });
  const drop = () => {
    setVerdicts(undefined);
    file.keep(undefined);
    stored.keep(undefined);
  };
  const doing = async (kind: "checking" | "storing", job: (abort: AbortController) => Promise<void>) => {
    const abort = new AbortController();
    stop.current = abort;
    setWork(kind);
    setError(undefined);
    await job(abort).catch((reason: unknown) => reason === abort.signal.reason || setError(reason));
    setWork(undefined);
    setProgress(undefined);
    setPause(undefined);
  };
  const check = () =>
    doing("checking", async ({ signal }) => {
      if (!draft) map(mapping);
      const run = new CheckRun(signal, setPause, setProgress);
      const written = { ...plan, locale: numberWriting(table, plan) };
      setVerdicts(await checkFile(api, table.rows.slice(1), written, words, run));
    });
  const store = () =>
    doing("storing", async (abort) => {
      if (!draft || !verdicts) return;
      const gathered = gatherResults(results, (rows) => stored.keep({ importId: draft.importId, rows }));
      const waiting = rowsToStore(verdicts, results);
      let lost: unknown;
      const send = async ({ row, input: one }: RowVerdict) => {
        try {
          const attempt = `${draft.importId}-${row.lineNo}`;
          await patiently(() => storeRow(api, subject, one, attempt), { signal: abort.signal, onWait: setPause });
          gathered.note(row.lineNo, true);
        } catch (refusal) {
          if (!stopsAll(refusal)) return gathered.note(row.lineNo, problemOf(refusal).message);
          // Whether it arrived is not known: it stays to be sent, under the name that stores it once.
          lost = refusal;
          abort.abort();
        }
      };
      await inFlight(waiting, send, abort.signal);
      gathered.flush();
      await invalidate(`${subject.service}.${subject.endpoint}` as ChangingCall);
      sayLeft(waiting.length - gathered.count());
      if (lost !== undefined) throw lost;
    });
  return {
    loaded: file.loaded && stored.loaded,
    keepingFailed: file.failed || stored.failed,
    fileName: file.draft?.fileName,
    table,
    headings,
    targets,
    mapping,
    verdicts,
    results,
    work,
    pause,
    error,
    subjectName,
    progress,
    missing: missingTargets(targets, mapping),
    open,
    map,
    drop,
    check,
    store,
    stop: () => stop.current?.abort(),
  };
}

function useFaultWords(): FaultWords {
  const text = useText(messages);
  const issueText = useText(issueMessages);
  return useMemo(
    () => ({
      unknown: (finder, value) => text("unknownName", { finder, value }),
      unclear: (finder, value) => text("unclearName", { finder, value }),
      duplicate: (lineNo) => text("duplicate", { lineNo: String(lineNo) }),
      surplus: (cells, headings) => text("surplus", { cells, headings }),
      exists: text("exists"),
      spoiled: (fault, value) => text("spoiled", { fault, value }),
      issue: (issue) => sayIssue(issueText, issue),
      noColumn: text("noColumn"),
    }),
    [text, issueText],
  );
}

/**
 * Checks all rows of a file: by the contract, by what its names stand for, and by what is stored already.
 *
 * @throws the reason of the signal when the check is stopped
 */
async function checkFile(
  api: CatalogApi,
  rows: readonly TableRow[],
  plan: ImportPlan,
  words: FaultWords,
  run: CheckRun,
): Promise<readonly RowVerdict[]> {
  const checked = checkRows(rows, plan, await findNames(api, namesOf(rows, plan), run), words);
  run.next("stored");
  const compared = await markSameRows(api, plan.subject, checked, run);
  return markKnownRows(api, plan, compared, words, run);
}

/**
 * The language that the numbers of a table are written in. A number that can be read in one way only tells it of all the
 * others, so that `0,125` beside `12,5` is an eighth on an English page too. Where none tells, a table with semicolons has
 * them because its commas are in numbers; any other is the reader's.
 */
export function numberWriting({ delimiter, rows }: Table, plan: ImportPlan): string | undefined {
  const columns = plan.mapping.flatMap((name, index) => (isNumeric(plan, name) ? [index] : []));
  const numbers = rows.slice(1).flatMap(({ cells }) => columns.map((index) => shapeOf(cells[index] ?? "")));
  const shapes = [...new Set(numbers)];
  const isOnly = (way: string, other: string) =>
    shapes.some((text) => "value" in parseNumber(text, way) && !("value" in parseNumber(text, other)));
  const [english, german] = [isOnly("en", "de"), isOnly("de", "en")];
  if (english !== german) return english ? "en" : "de";
  return delimiter === ";" && !english ? "de" : plan.locale;
}

/** A number with its digits alike: in which ways it can be read, it has in common with thousands of others. */
const shapeOf = (text: string): string => text.replace(/\d/g, "0");

function isNumeric({ targets }: ImportPlan, name: string | undefined | null): boolean {
  const schema = targets.find((target) => target.name === name)?.schema;
  return schema !== undefined && typesOf(schema).some((type) => type === "number" || type === "integer");
}
