import type { AiSource } from "@purvey/contract/generated/ai";
import sql, { join } from "sql-template-tag";
import type { Context } from "../platform/endpoints/context.ts";
import { plainText } from "../trades/content/assistant/plain-text.ts";
import { anyWordQuery, codesIn, questionWords } from "../trades/content/assistant/question-words.ts";
import { visibleContent } from "../trades/content/visible-content.ts";

/** A text that may answer a question. */
export interface Passage extends Omit<AiSource, "excerpt" | "score"> {
  readonly text: string;
  /** The question names the item that it is about. */
  readonly named: boolean;
}

/** The best texts of each kind that share a word with the question and that the caller may read, in one statement. */
export async function readPassages(question: string, context: Context): Promise<readonly Passage[]> {
  const words = questionWords(question);
  if (words.length === 0) return [];
  const codes = codesIn(question);
  const { site } = context;
  const asked = sql`to_tsquery('simple', ${anyWordQuery(words)})`;
  const own = sql`to_tsvector('simple', d.title || ' ' || d.content)`;
  const article = sql`to_tsvector('simple', c.title || ' ' || c.intro_text || ' ' || c.full_text)`;
  const podcast = sql`to_tsvector('simple', p.title || ' ' || coalesce(p.transcript, ''))`;
  const faq = sql`to_tsvector('simple', f.question || ' ' || f.answer)`;
  const parts = [
    sql`(select 'document' as "sourceType", d.documents_uid as "sourceUid", d.title, d.content as text, null as link,
        null::bigint as "invMastUid", null as "itemId", false as named
      from ai_document d where d.site_id = ${site} and d.status = 'published' and ${own} @@ ${asked}
      order by ts_rank(${own}, ${asked}) desc, d.documents_uid limit ${mostOfKind})`,
    sql`(select 'article', c.id, c.title, c.full_text, '/content/' || c.id, null, null, false
      from content c where c.site_id = ${site} and c.state = 1 and ${visibleContent(context, sql`c`)} and ${article} @@ ${asked}
      order by ts_rank(${article}, ${asked}) desc, c.id limit ${mostOfKind})`,
    sql`(select 'podcast', p.podcasts_uid, p.title, p.transcript, p.path, null, null, false
      from podcast p where p.site_id = ${site} and p.status_cd = 704 and p.transcript is not null and ${podcast} @@ ${asked}
      order by ts_rank(${podcast}, ${asked}) desc, p.podcasts_uid limit ${mostOfKind})`,
    // Items of a line have the same questions: each is taken once, of the item that was named, else of the most wanted.
    sql`(select 'faq', q.uid, q.question, q.answer, '/shop/i/' || q.item_id, q.inv_mast_uid, q.item_id, q.named
      from (select distinct on (f.question, f.answer) f.inv_mast_faq_uid as uid, f.question, f.answer, f.inv_mast_uid, i.item_id,
          i.item_id_compact = any(${codes}::text[]) as named, ts_rank(${faq}, ${asked}) as rank
        from item_faq f
        join item i on i.site_id = f.site_id and i.inv_mast_uid = f.inv_mast_uid and i.status_cd <> 700 and i.delete_flag = 'N'
        where f.site_id = ${site} and f.is_active = 'Y' and f.is_public = 'Y' and f.status_cd = 704 and ${faq} @@ ${asked}
        order by f.question, f.answer, named desc, i.popularity desc, f.inv_mast_faq_uid) q
      order by q.named desc, q.rank desc, q.uid limit ${mostOfKind * 2})`,
  ];
  const rows = await context.db.query<Passage>(join(parts, " union all "));
  return rows.map((row) => ({ ...row, text: plainText(row.text) }));
}

/** How many texts of a kind are looked at closely. */
const mostOfKind = 8;
