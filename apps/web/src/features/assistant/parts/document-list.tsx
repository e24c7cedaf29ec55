import { ai } from "@purvey/client/services/ai";
import type { AiDocument } from "@purvey/contract/generated/ai";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { ListPages } from "../../../shared/parts/list-pages.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { listInput, pageSize } from "../model.ts";
import type { AssistantViewProps } from "../screen.tsx";

/** What the assistant reads, and the text of the chosen one. */
export function DocumentList({ view, show }: AssistantViewProps) {
  const text = useText(messages);
  const { data, error, refetch } = useQuery({
    ...useService(ai).queries.documents.list(listInput(view)),
    placeholderData: keepPreviousData,
  });
  const columns = useDocumentColumns();
  if (error) return <Failure error={error} onRetry={refetch} />;
  const open = data?.data.find(({ documentId }) => documentId === view.open);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          q={view.q}
          label={text("searchDocuments")}
          hint={text("searchHint")}
          onSearch={(q) => show({ tab: "documents", q })}
        />
        <span role="status" className="min-h-5 text-soft">
          {data && text("found", { count: data.totalResults })}
        </span>
      </div>
      <DataTable<AiDocument>
        caption={text("documents")}
        columns={columns}
        rows={data?.data}
        rowKey={({ documentId }) => documentId}
        rowLabel={({ title }) => title}
        keyboard="page"
        empty={
          <EmptyState
            title={text("noDocument")}
            actions={
              <RouterLinkButton to="/admin/assistant" search={{ tab: "documents" }}>
                {text("showAll")}
              </RouterLinkButton>
            }
          />
        }
      />
      <ListPages
        page={view.page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        onPage={(page) => show({ ...view, page, open: undefined })}
      />
      {open && (
        <Section
          title={open.title}
          actions={<IconButton icon="close" label={text("close")} onClick={() => show({ ...view, open: undefined })} />}
        >
          <p className="free-text max-w-prose whitespace-pre-line pt-3">{open.content}</p>
        </Section>
      )}
    </div>
  );
}

function useDocumentColumns(): TableColumn<AiDocument>[] {
  const text = useText(messages);
  return [
    {
      key: "title",
      header: text("title"),
      minWidth: 160,
      maxWidth: 480,
      wrap: true,
      cell: ({ documentId, title }) => (
        <Link
          to="/admin/assistant"
          from="/admin/assistant"
          search={(before) => ({ ...before, open: documentId })}
          className="font-semibold"
          resetScroll={false}
        >
          {title}
        </Link>
      ),
    },
    {
      key: "kind",
      header: text("kind"),
      width: 128,
      hideBelow: "narrow",
      cell: ({ sourceType }) => text(sourceType),
    },
    {
      key: "category",
      header: text("category"),
      width: 168,
      hideBelow: "medium",
      cell: ({ category }) => category,
    },
    {
      key: "state",
      header: text("state"),
      width: 144,
      cell: ({ status }) => <Status tone={status === "published" ? "ok" : "open"}>{text(status)}</Status>,
    },
    {
      key: "words",
      header: text("words"),
      width: 96,
      align: "end",
      hideBelow: "medium",
      cell: ({ wordCount }) => <span>{wordCount}</span>,
    },
    {
      key: "changed",
      header: text("changed"),
      width: 176,
      hideBelow: "medium",
      cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} />,
    },
  ];
}
