import { imports } from "@purvey/client/services/imports";
import type { ImportRecord } from "@purvey/contract/generated/imports";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { PageLinks } from "../../shared/parts/page-links.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { useSyncColumns } from "./parts/sync-columns.tsx";
import { pageSize, type SyncView, stuckHours } from "./sync-view.ts";
import { useResubmit } from "./use-resubmit.ts";

const route = getRouteApi("/in/ops/sync");

/** What has not arrived in the ERP, why, and handing it over again. */
export function SyncScreen() {
  const text = useText(messages);
  useTitle(text("sync"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: SyncView) => void navigate({ search: next });
  const { data, error, isLoadingError, refetch, fetchStatus, isPlaceholderData } = useRecords(view);
  const columns = useSyncColumns();
  const total = data?.totalResults ?? 0;
  return (
    <ListFrame
      title={text("sync")}
      actions={
        <Select
          aria-label={text("show")}
          value={view.show ?? "stuck"}
          onChange={({ target: { value } }) =>
            show({ show: value === "recent" || value === "all" ? value : undefined })
          }
        >
          <option value="stuck">{text("show-stuck")}</option>
          <option value="recent">{text("show-recent")}</option>
          <option value="all">{text("show-all")}</option>
        </Select>
      }
      count={data && text(view.show ? "found" : "stuckCount", { count: total })}
      query={{ error, isLoadingError, refetch, fetchStatus }}
      table={
        <DataTable<ImportRecord>
          caption={text("sync")}
          columns={columns}
          rows={data?.data}
          rowKey={({ importUid }) => importUid}
          rowLabel={({ importUid }) => text("record", { uid: String(importUid) })}
          rowTone={({ importState }) => (importState === "hold" ? "out" : undefined)}
          rowActions={(record) => <ResubmitAction record={record} />}
          rowActionsWidth={48}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={<NothingThere stuck={view.show === undefined} onShow={show} />}
        />
      }
    >
      <SyncPages view={view} total={total} />
    </ListFrame>
  );
}

function useRecords({ show, page = 1 }: SyncView) {
  const { queries } = useService(imports);
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const asked =
    show === "all"
      ? queries.import.list(part)
      : show === "recent"
        ? queries.import.recent({ ...part, hours: stuckHours })
        : queries.import.stuck({ ...part, hours: stuckHours });
  return useQuery({ ...asked, placeholderData: keepPreviousData });
}

function ResubmitAction({ record }: { record: ImportRecord }) {
  const text = useText(messages);
  const resubmit = useResubmit();
  const { importUid } = record;
  return (
    <IconButton
      icon="sync"
      label={text("resubmitOf", { uid: String(importUid) })}
      disabledReason={resubmit.reasonAgainst(record)}
      onClick={() => resubmit.run(record)}
    />
  );
}

function NothingThere({ stuck, onShow }: { stuck: boolean; onShow: (view: SyncView) => void }) {
  const text = useText(messages);
  return (
    <EmptyState
      title={text(stuck ? "none" : "noneOther")}
      actions={
        <Button onClick={() => onShow(stuck ? { show: "recent" } : {})}>
          {text(stuck ? "showRecent" : "showStuck")}
        </Button>
      }
    >
      {stuck && text("noneHint")}
    </EmptyState>
  );
}

/** The way through the pages of the list. */
function SyncPages({ view, total }: { view: SyncView; total: number }) {
  return (
    <PageLinks
      page={view.page}
      pageSize={pageSize}
      total={total}
      link={(page, attributes) => <RouterLinkButton to="/ops/sync" search={{ ...view, page }} {...attributes} />}
    />
  );
}
