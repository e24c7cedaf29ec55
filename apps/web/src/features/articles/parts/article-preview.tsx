import { dataOf } from "@purvey/react";
import { Chip } from "@purvey/ui/chip";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useContentQueries } from "../../../shared/content-api.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { SafeHtml } from "../../../shared/parts/safe-html.tsx";
import { messages } from "../messages.ts";

/** One article as shoppers read it. */
export function ArticlePreview({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(messages);
  const { data: article, error, refetch } = useQuery(dataOf(useContentQueries().content.content.doc({ id })));
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
