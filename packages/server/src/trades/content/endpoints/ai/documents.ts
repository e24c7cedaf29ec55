import type { AiDocument, AiOperations } from "@purvey/contract/generated/ai";
import { AiDocument as AiDocumentSchema } from "@purvey/contract/services/ai/documents";
import sql, { join, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { plainText } from "../../assistant/plain-text.ts";
import { wordsIn } from "../../assistant/question-words.ts";
import { visibleContent } from "../../visible-content.ts";

const columns = columnFields(AiDocumentSchema).filter((field) => field !== "wordCount");

/** Everything that the assistant reads or might read, as one table. */
function documentsOf(context: Context): Sql {
  const { site } = context;
  return sql`(
    select 'document-' || x.documents_uid as document_id, 'document' as source_type, x.title, x.category, x.content, x.status,
      null as link, x.date_created, x.date_last_modified
    from ai_document x where x.site_id = ${site}
    union all
    select 'article-' || c.id, 'article', c.title, coalesce(k.title, 'Article'), c.full_text,
      case c.state when 1 then 'published' when 2 then 'archived' else 'draft' end, '/content/' || c.id, c.created, coalesce(c.modified, c.created)
    from content c left join content_category k on k.site_id = c.site_id and k.id = c.category_id
    where c.site_id = ${site} and ${visibleContent(context, sql`c`)}
    union all
    select 'podcast-' || p.podcasts_uid, 'podcast', p.title, 'Podcast', coalesce(p.transcript, ''),
      case when p.transcript is null then 'processing' when p.status_cd = 704 then 'published' else 'archived' end, p.path,
      p.date_created, p.date_last_modified
    from podcast p where p.site_id = ${site} and p.status_cd <> 700)`;
}

const list: Handler<AiOperations["documents.list"]> = async (input, context) => {
  const conditions = [
    ...(context.can("ai.write") ? [] : [sql`t.status = 'published'`]),
    ...(input.status === undefined ? [] : [sql`t.status = ${input.status}`]),
    ...(input.sourceType === undefined ? [] : [sql`t.source_type = ${input.sourceType}`]),
    ...everyWord(sql`lower(t.title || ' ' || t.content)`, input.q),
  ];
  const { data, total } = await queryPage<Omit<AiDocument, "wordCount">>(context.db, {
    select: selectFields(columns, "t"),
    from: sql`from ${documentsOf(context)} t where ${join([sql`true`, ...conditions], " and ")}`,
    order: orderBy(input.orderBy, columns, "document_id"),
    limit: input.limit,
    offset: input.offset,
  });
  return { data: data.map(counted), total };
};

function counted(document: Omit<AiDocument, "wordCount">): AiDocument {
  const content = plainText(document.content);
  return { ...document, content, wordCount: wordsIn(content).length };
}

/** `/documents` (R132). */
export const documentHandlers: Handlers<Pick<AiOperations, "documents.list">> = { "documents.list": list };
