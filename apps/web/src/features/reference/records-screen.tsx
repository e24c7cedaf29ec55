import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useToasts } from "@purvey/ui/toast";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { ContractForm } from "../../shared/contract-form/contract-form.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ActDialog } from "../../shared/parts/act-dialog.tsx";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { arrangedColumns } from "../../shared/saved-views/column-choice.ts";
import { ColumnChooser } from "../../shared/saved-views/column-chooser.tsx";
import { OpenWithView } from "../../shared/saved-views/open-with-view.tsx";
import { SavedViews } from "../../shared/saved-views/saved-views.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { useFormDraft } from "./parts/edit-record-dialog.tsx";
import { ListActs } from "./parts/record-acts.tsx";
import { columnsOfRecord } from "./parts/record-columns.tsx";
import { RecordDialog } from "./parts/record-dialog.tsx";
import { RecordFilters } from "./parts/record-filters.tsx";
import { pageSize, type RecordsView, recordsInput, takesWords } from "./records-view.ts";
import { columnsAtFirst, keyField, labelOf, type ReferenceKind, type ReferenceRecord } from "./reference-kinds.ts";
import { useEndpointDenial } from "./use-endpoint-denial.ts";
import { useKindNote, useKindTitle } from "./use-kind-title.ts";
import { useReferenceCalls, useReferenceKinds } from "./use-reference.ts";

const route = getRouteApi("/in/admin/reference/$service/$resource");

/** The records of one kind, made from its descriptors: list, create, look at, change, delete. */
export function RecordsScreen() {
  const { service, resource } = route.useParams();
  const { kinds, error, refetch } = useReferenceKinds(service);
  if (!kinds) return error ? <Failure error={error} onRetry={refetch} /> : <Skeleton width="20rem" />;
  const kind = kinds.find((each) => each.resource === resource);
  if (!kind) return <UnknownKind />;
  return (
    <OpenWithView key={kind.list.id} list={viewsOf(kind)}>
      <Records kind={kind} />
    </OpenWithView>
  );
}

/** What the list of a kind is called in the names of its views. */
const viewsOf = ({ service, resource }: ReferenceKind): string => `reference.${service}.${resource}`;

function UnknownKind() {
  const text = useText(messages);
  useTitle(text("reference"));
  const all = <RouterLinkButton to="/admin/reference">{text("allKinds")}</RouterLinkButton>;
  return <EmptyState title={text("unknown")} actions={all} />;
}

function Records({ kind }: { kind: ReferenceKind }) {
  const text = useText(messages);
  const title = useKindTitle()(kind);
  const note = useKindNote(kind);
  useTitle(title);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: RecordsView, replace = false) => void navigate({ search: next, replace });
  const listDenial = useEndpointDenial(kind.list);
  const denial = useEndpointDenial(kind.create);
  const close = () => show({ ...view, record: undefined, adding: undefined });
  return (
    <>
      <PageHead
        trail={
          <Breadcrumbs>
            {[
              <Link key="reference" to="/admin/reference">
                {text("reference")}
              </Link>,
              title,
            ]}
          </Breadcrumbs>
        }
        title={title}
        actions={
          <>
            <ListActs kind={kind} />
            <SavedViews list={viewsOf(kind)} />
            {kind.create && (
              <Button
                variant="primary"
                icon="plus"
                disabledReason={denial}
                onClick={() => show({ ...view, adding: 1 })}
              >
                {text("add")}
              </Button>
            )}
          </>
        }
      >
        {note} {!kind.create && !kind.update && <span>{text(kind.acts.enable ? "partlyReadOnly" : "readOnly")}</span>}
      </PageHead>
      {listDenial ?? <RecordList kind={kind} view={view} show={show} />}
      {view.record && !listDenial && (
        <RecordDialog key={view.record} kind={kind} recordKey={view.record} onClose={close} />
      )}
      {view.adding && kind.create && !denial && <CreateRecordDialog create={kind.create} onClose={close} />}
    </>
  );
}

interface RecordListProps {
  readonly kind: ReferenceKind;
  readonly view: RecordsView;
  readonly show: (next: RecordsView, replace?: boolean) => void;
}

function RecordList({ kind, view, show }: RecordListProps) {
  const text = useText(messages);
  const title = useKindTitle()(kind);
  const { query } = useReferenceCalls(kind.service);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(kind.list, recordsInput(kind.list, view)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const columns = columnsOfRecord(kind);
  const all = columns.slice(1).map(({ key }) => key);
  const first = columnsAtFirst(kind, all);
  const atFirst = [columns.slice(0, 1), first.map((key) => columns.filter((each) => each.key === key))].flat(2);
  const shown = arrangedColumns(view.columns ? columns : atFirst, view);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {takesWords(kind.list) && (
          <SearchField
            q={view.q}
            label={text("search")}
            hint={text("searchHint")}
            onSearch={(q) => show({ ...view, q, page: undefined })}
          />
        )}
        <RecordFilters list={kind.list} view={view} show={show} />
        <span role="status" className="min-h-5 grow text-soft max-sm:basis-full">
          {data && text("found", { count: data.totalResults })}
        </span>
        <ColumnChooser
          columns={columns}
          arranged={{ columns: view.columns ?? first, widths: view.widths }}
          onChange={({ columns: chosen = all, widths }) => show({ ...view, columns: chosen, widths }, true)}
        />
      </div>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<ReferenceRecord>
          caption={title}
          columns={shown}
          rows={data?.data as readonly ReferenceRecord[] | undefined}
          rowKey={(record) => String(record[keyField(kind)])}
          rowLabel={(record) => labelOf(kind, record)}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={
            <EmptyState
              title={view.q ? text("noneFound", { words: view.q }) : text("none")}
              actions={
                <>
                  {(view.q || view.filters) && <Button onClick={() => show({})}>{text("showAll")}</Button>}
                  <RouterLinkButton to="/admin/reference">{text("allKinds")}</RouterLinkButton>
                </>
              }
            />
          }
        />
      )}
      <ListPages
        page={view.page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        onPage={(page) => show({ ...view, page })}
      />
    </>
  );
}

/** Creates a record by a form made from the contract, checked by the contract before anything is sent. */
function CreateRecordDialog({ create, onClose }: { create: Endpoint; onClose: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { change } = useReferenceCalls(create.service);
  const [form, setForm] = useFormDraft(create, "new");
  const [tried, setTried] = useState(false);
  const issues = check(create.input, form);
  const { mutateAsync, error } = useMutation({ mutationFn: () => change(create, form) });
  const save = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const stored = await mutateAsync().catch(() => undefined);
    if (!stored) return;
    setForm({});
    toasts.show({ tone: "ok", message: text("created") });
    onClose();
  };
  return (
    <ActDialog open sticky width={720} title={create.summary} onClose={onClose} act={text("create")} onAct={save}>
      {error && <Failure error={error} />}
      <ContractForm schema={create.body ?? {}} value={form} onChange={setForm} issues={tried ? issues : []} />
    </ActDialog>
  );
}
