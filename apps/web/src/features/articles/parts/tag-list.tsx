import { content } from "@purvey/client/services/content";
import type { Tag } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** The tags of articles; each leads to the articles that carry it. */
export function TagList() {
  const text = useText(messages);
  const { data, error, refetch } = useQuery(dataOf(useService(content).queries.tags.list({ limit: 100 })));
  const columns: TableColumn<Tag>[] = [
    {
      key: "title",
      header: text("title"),
      minWidth: 140,
      maxWidth: 320,
      cell: ({ title, alias }) => (
        <Link to="/admin/content" search={{ tag: alias }} className="font-semibold">
          {title}
        </Link>
      ),
    },
    {
      key: "count",
      header: text("count"),
      width: 96,
      align: "end",
      cell: ({ contentCount }) => contentCount,
    },
    {
      key: "description",
      header: text("description"),
      width: 320,
      hideBelow: "medium",
      wrap: true,
      cell: ({ description }) => description ?? "–",
    },
  ];
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <p role="status" className="mb-2 min-h-5 text-soft">
        {data && text("found", { count: data.length })}
      </p>
      <DataTable<Tag>
        caption={text("tags")}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        keyboard="page"
        empty={
          <EmptyState
            title={text("noneOfThese")}
            actions={<RouterLinkButton to="/admin/content">{text("articles")}</RouterLinkButton>}
          />
        }
      />
    </>
  );
}
