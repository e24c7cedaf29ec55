import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { ProgressBar } from "@purvey/ui/progress-bar";
import { useNavigate } from "@tanstack/react-router";
import { formatCsv } from "../../../shared/csv/format-csv.ts";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { bulkMessages } from "./bulk-messages.ts";
import { type BulkWork, countResults, refusedItems } from "./bulk-plan.ts";
import type { BulkEdit, BulkProgress } from "./use-bulk-edit.ts";
import { useFieldNames } from "./use-field-names.ts";

export interface BulkRunProps {
  readonly edit: BulkEdit;
  readonly work: BulkWork;
  /** Why nothing can be stored. */
  readonly denial: string | undefined;
}

/** Previewing, storing, taking back, and how far that is. */
export function BulkRun({ edit, work, denial }: BulkRunProps) {
  return (
    <div className="flex flex-col gap-3">
      {edit.progress ? <Working edit={edit} progress={edit.progress} /> : <Halt edit={edit} />}
      <Acts edit={edit} work={work} denial={denial} />
      <Outcome edit={edit} work={work} />
    </div>
  );
}

/** What stopped a run, with the way on: no item is at fault, the rest waits. */
function Halt({ edit: { halt, preview, store, undo } }: { edit: BulkEdit }) {
  const text = useText(bulkMessages);
  if (!halt) return null;
  const again = { reading: preview, storing: store, undoing: undo };
  const advice = halt.kind === "reading" ? undefined : text("halted");
  return <Failure error={halt.error} advice={advice} onRetry={again[halt.kind]} />;
}

function Working({ edit, progress: { kind, done, all } }: { edit: BulkEdit; progress: BulkProgress }) {
  const text = useText(bulkMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ProgressBar label={text(kind)} value={done} max={all} className="min-w-48 grow">
        {text("progress", { done, all })}
      </ProgressBar>
      <Button onClick={edit.stop}>{text("stop")}</Button>
    </div>
  );
}

/** They stay while work is under way: whoever pressed one by the keyboard keeps the focus on it. */
function Acts({ edit, work, denial }: BulkRunProps) {
  const text = useText(bulkMessages);
  const navigate = useNavigate();
  const { plan, progress } = edit;
  const busy = progress && text(progress.kind);
  const changing = plan?.filter(({ item, after }) => waits(work, item.invMastUid) && after && hasKeys(after)) ?? [];
  const noFields = hasKeys(work.changes) ? undefined : text("noFields");
  const finish = () => {
    edit.drop();
    void navigate({ to: "/admin/catalog" });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={plan ? "secondary" : "primary"}
        disabledReason={denial ?? noFields ?? busy}
        onClick={edit.preview}
      >
        {plan ? text("previewAgain") : text("preview", { count: work.items.length })}
      </Button>
      {plan && (
        <Button
          variant="primary"
          disabledReason={denial ?? (changing.length === 0 ? text("nothingToStore") : busy)}
          onClick={edit.store}
        >
          {text("store", { count: changing.length })}
        </Button>
      )}
      <Button variant="quiet" disabledReason={busy} onClick={finish}>
        {text("drop")}
      </Button>
    </div>
  );
}

const waits = ({ results }: BulkWork, invMastUid: number): boolean => results[invMastUid] !== "stored";
const hasKeys = (record: object): boolean => Object.keys(record).length > 0;

/** What is stored so far, what was refused, and taking it back. */
function Outcome({ edit, work }: Pick<BulkRunProps, "edit" | "work">) {
  const text = useText(bulkMessages);
  const { nameOf } = useFieldNames();
  const counts = countResults(work);
  if (!work.before) return null;
  const save = () => {
    const headings = [text("item"), ...Object.keys(work.changes).map(nameOf), text("error")];
    saveFile("items-refused.csv", formatCsv(refusedItems(work, headings)));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-semibold">
          {text("outcome", counts)}
        </p>
        {counts.stored + counts.failed > 0 && (
          <Button icon="undo" disabledReason={edit.progress && text(edit.progress.kind)} onClick={edit.undo}>
            {text("undo")}
          </Button>
        )}
      </div>
      {!edit.plan && counts.stored < work.items.length && (
        <Banner>{text("resume", { stored: counts.stored, all: work.items.length })}</Banner>
      )}
      {counts.failed > 0 && (
        <Banner
          tone="low"
          actions={
            <Button icon="download" onClick={save}>
              {text("refusedFile")}
            </Button>
          }
        >
          {text("someFailed", { count: counts.failed })}
        </Banner>
      )}
    </>
  );
}
