import { content } from "@purvey/client/services/content";
import type { Content } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ListPages } from "../../../shared/parts/list-pages.tsx";
import { SafeHtml } from "../../../shared/parts/safe-html.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { useService } from "../../../shared/use-service.ts";
import type { ArticlesViewProps } from "../articles-screen.tsx";
import { articlesInput, pageSize } from "../articles-view.ts";
import { messages } from "../messages.ts";

/** The articles, and the chosen one beside them as shoppers read it. */
export function ArticleList({ view, show }: ArticlesViewProps) {
  const text = useText(messages);
  const columns = useArticleColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useService(content).queries.content.list(articlesInput(view)),
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
        key: "title",
        header: text("title"),
        minWidth: 180,
        maxWidth: 480,
        wrap: true,
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
        key: "category",
        header: text("category"),
        width: 120,
        hideBelow: "medium",
        cell: ({ categoryTitle }) => categoryTitle ?? "–",
      },
      {
        key: "state",
        header: text("state"),
        width: 128,
        cell: ({ state }) => <Status tone={states[state].tone}>{text(states[state].word)}</Status>,
      },
      { key: "language", header: text("language"), width: 80, hideBelow: "wide", cell: ({ language }) => language },
      {
        key: "changed",
        header: text("changed"),
        width: 176,
        hideBelow: "wide",
        cell: ({ modified }) => <Timestamp value={modified} />,
      },
      { key: "hits", header: text("hits"), width: 72, align: "end", hideBelow: "narrow", cell: ({ hits }) => hits },
    ],
    [text],
  );
}

/** One article as shoppers read it. */
function ArticlePreview({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(messages);
  const { data: article, error, refetch } = useQuery(dataOf(useService(content).queries.content.doc({ id })));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!article) return <Skeleton width="100%" className="h-64" />;
  const { title, authorName, modified, introText, fullText, tags } = article;
  return (
    <Section title={title} actions={<IconButton icon="close" label={text("close")} onClick={onClose} />}>
      <article
        aria-label={text("preview", { title })}
        className="max-w-prose pt-3 [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:font-bold [&_h4]:mt-3 [&_h4]:font-semibold [&_img]:max-w-full [&_li]:ms-5 [&_ol]:mb-3 [&_ol]:list-decimal [&_p]:mb-3 [&_table]:mb-3 [&_td]:border-t [&_td]:border-rule [&_td]:pe-4 [&_th]:pe-4 [&_th]:text-start [&_ul]:mb-3 [&_ul]:list-disc"
      >
        <p className="mb-3 text-sm text-soft">
          {authorName && `${text("author", { name: authorName })} · `}
          <Timestamp value={modified} detail="date" />
        </p>
        {!fullText.startsWith(introText) && (
          <div className="mb-3">
            <SafeHtml html={introText} />
          </div>
        )}
        <SafeHtml html={fullText} />
      </article>
      <p className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Chip key={tag.id}>{tag.title}</Chip>
        ))}
      </p>
    </Section>
  );
}
