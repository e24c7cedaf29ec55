import { Banner } from "@purvey/ui/banner";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { bulkMessages } from "./bulk-messages.ts";
import { type BulkWork, recordsOf } from "./bulk-plan.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import { BulkRun } from "./bulk-run.tsx";
import { type BulkEdit, useBulkEdit } from "./use-bulk-edit.ts";

/** The same change for many items: chosen fields, a preview with old and new of each, a run that can be taken back. */
export function BulkScreen() {
  const text = useText(bulkMessages);
  useTitle(text("title"));
  const edit = useBulkEdit();
  const { loaded, work } = edit;
  return (
    <>
      <PageHead trail={<Link to="/admin/catalog">{text("catalog")}</Link>} title={text("title")}>
        <span className="min-h-5">{work && text("chosen", { count: work.items.length })}</span>
      </PageHead>
      {!loaded && <Skeleton className="h-64" />}
      {loaded && !work && (
        <EmptyState
          title={text("none")}
          actions={<RouterLinkButton to="/admin/catalog">{text("toCatalog")}</RouterLinkButton>}
        >
          {text("noneHint")}
        </EmptyState>
      )}
      {work && <Work edit={edit} work={work} />}
    </>
  );
}

function Work({ edit, work }: { edit: BulkEdit; work: BulkWork }) {
  const text = useText(bulkMessages);
  const noCatalog = useDenial("catalog.write");
  const noSearch = useDenial("search.write");
  const needs = recordsOf(Object.keys(work.changes));
  const denial = noCatalog ?? (needs.has("indexed") ? noSearch : undefined);
  return (
    <div className="flex flex-col gap-6">
      {edit.notKept && <Banner tone="low">{text("notKept")}</Banner>}
      <BulkFields edit={edit} work={work} denial={denial} />
      <BulkRun edit={edit} work={work} denial={denial} />
      {edit.plan && <BulkPreview plan={edit.plan} work={work} />}
    </div>
  );
}
