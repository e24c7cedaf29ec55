import { productInfo } from "@purvey/client/services/productInfo";
import type { Podcast } from "@purvey/contract/generated/productInfo";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useService } from "../../../shared/use-service.ts";
import type { ArticlesViewProps } from "../articles-screen.tsx";
import { messages } from "../messages.ts";

/** The episodes, and the words of the chosen one. */
export function PodcastList({ view, show }: ArticlesViewProps) {
  const text = useText(messages);
  const { podcasts } = useService(productInfo).queries;
  const { data, error, refetch } = useQuery(dataOf(podcasts.list({ limit: 1000, statusCd: 704 })));
  const columns: TableColumn<Podcast>[] = [
    {
      key: "title",
      header: text("title"),
      minWidth: 160,
      maxWidth: 480,
      wrap: true,
      cell: ({ podcastsUid, title }) => (
        <Link
          to="/admin/content"
          from="/admin/content"
          search={(before) => ({ ...before, open: podcastsUid })}
          className="font-semibold"
          resetScroll={false}
        >
          {title}
        </Link>
      ),
    },
    {
      key: "path",
      header: text("recording"),
      width: 256,
      hideBelow: "narrow",
      cell: ({ path }) => <span className="font-mono">{path}</span>,
    },
    {
      key: "changed",
      header: text("changed"),
      width: 176,
      hideBelow: "medium",
      cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} />,
    },
  ];
  if (error) return <Failure error={error} onRetry={refetch} />;
  const open = data?.find(({ podcastsUid }) => podcastsUid === view.open);
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="-mb-4 min-h-5 text-soft">
        {data && text("found", { count: data.length })}
      </p>
      <DataTable<Podcast>
        caption={text("podcasts")}
        columns={columns}
        rows={data}
        rowKey={({ podcastsUid }) => podcastsUid}
        rowLabel={({ title }) => title}
        keyboard="page"
        skeletonRows={3}
        empty={
          <EmptyState
            title={text("noneOfThese")}
            actions={<RouterLinkButton to="/admin/content">{text("articles")}</RouterLinkButton>}
          />
        }
      />
      {open && (
        <Section
          title={`${text("transcript")}: ${open.title}`}
          actions={<IconButton icon="close" label={text("close")} onClick={() => show({ ...view, open: undefined })} />}
        >
          <p className="max-w-prose free-text whitespace-pre-line pt-3">{open.transcript ?? text("noTranscript")}</p>
        </Section>
      )}
    </div>
  );
}
