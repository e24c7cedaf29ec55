import type { Content } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useContentQueries } from "../../../shared/content-api.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ListPages } from "../../../shared/parts/list-pages.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import type { ArticlesViewProps } from "../articles-screen.tsx";
import { articlesInput, pageSize } from "../articles-view.ts";
import { messages } from "../messages.ts";
import { ArticlePreview } from "./article-preview.tsx";

/** The articles, and the chosen one beside them as shoppers read it. */
export function ArticleList({ view, show }: ArticlesViewProps) {
  const text = useText(messages);
  const columns = useArticleColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useContentQueries().content.content.list(articlesInput(view)),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} onRetry={refetch} />;
  const narrow = (next: Partial<ArticlesViewProps["view"]>) => show({ ...view, ...next, page: undefined });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className={view.open === undefined ? "min-w-0" : "min-w-0 max-lg:hidden"}>
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => narrow({ q })} />
          {view.tag && (
            <Chip name={text("withTag")} onRemove={() => narrow({ tag: undefined })}>
              {view.tag}
            </Chip>
          )}
          <span role="status" className="min-h-5 text-soft max-sm:basis-full">
            {data && text("found", { count: data.totalResults })}
          </span>
        </div>
        <DataTable<Content>
          caption={text("articles")}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={
            <EmptyState title={text("none")} actions={<Button onClick={() => show({})}>{text("showAll")}</Button>} />
          }
        />
        <ListPages
          page={view.page}
          pageSize={pageSize}
          total={data?.totalResults ?? 0}
          onPage={(page) => show({ ...view, page })}
        />
      </div>
      {view.open === undefined ? (
        <p className="text-soft max-lg:hidden">{text("choose")}</p>
      ) : (
        <ArticlePreview key={view.open} id={view.open} onClose={() => show({ ...view, open: undefined })} />
      )}
    </div>
  );
}

const states = {
  "1": { word: "published", tone: "ok" },
  "0": { word: "draft", tone: "open" },
  "2": { word: "archived", tone: "neutral" },
  "-2": { word: "inBin", tone: "out" },
} as const;

function useArticleColumns(): TableColumn<Content>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        ...{ key: "title", header: text("title"), minWidth: 180, maxWidth: 480, wrap: true },
        cell: ({ id, title }) => (
          <Link
            to="/admin/content"
            from="/admin/content"
            search={(before) => ({ ...before, open: id })}
            className="font-semibold"
            resetScroll={false}
          >
            {title}
          </Link>
        ),
      },
      {
        ...{ key: "category", header: text("category"), width: 120, hideBelow: "medium" },
        cell: ({ categoryTitle }) => categoryTitle ?? "–",
      },
      {
        ...{ key: "state", header: text("state"), width: 128 },
        cell: ({ state }) => <Status tone={states[state].tone}>{text(states[state].word)}</Status>,
      },
      { key: "language", header: text("language"), width: 80, hideBelow: "wide", cell: ({ language }) => language },
      {
        ...{ key: "changed", header: text("changed"), width: 176, hideBelow: "wide" },
        cell: ({ modified }) => <Timestamp value={modified} />,
      },
      { key: "hits", header: text("hits"), width: 72, align: "end", hideBelow: "narrow", cell: ({ hits }) => hits },
    ],
    [text],
  );
}
