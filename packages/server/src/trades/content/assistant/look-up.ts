import type { AiSource } from "@purvey/contract/generated/ai";
import sql, { join } from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { embed } from "../../search/index.ts";
import { visibleContent } from "../visible-content.ts";
import { plainText } from "./plain-text.ts";
import { anyWordQuery, codesIn, questionWords } from "./question-words.ts";
import { evidenceOf, heldShare, type Term, termsOf } from "./terms.ts";

/** The most sources of an answer. */
const mostSources = 5;
/** A source that covers less than this share of the best one adds nothing. */
const leastShare = 0.5;

/** What the site says about a question: the passages, the best first, with the sentences that answer. */
export async function lookUp(question: string, context: Context): Promise<readonly AiSource[]> {
  const passages = await readPassages(question, context);
  const weights = weightsOf(question, passages);
  const ranked = rankPassages(question, passages, weights).slice(0, mostSources);
  const sources = ranked.map(({ passage }) => sourceOf(passage, weights));
  const best = Math.max(0, ...sources.map(({ score }) => score));
  return sources.filter(({ score }) => score > 0 && score >= best * leastShare).sort((a, b) => b.score - a.score);
}

/** The passage as it is cited; its score is what the cited sentences hold, not what stands elsewhere in it. */
function sourceOf(passage: Passage, weights: WordWeights): AiSource {
  const { text: _text, named: _named, ...source } = passage;
  const excerpt = excerptOf(passage, weights);
  return { ...source, excerpt, score: coverage(wholeText({ ...source, text: excerpt }), weights) };
}

/** The most sentences of a passage that answer a question. */
const mostSentences = 3;

/** The sentences of a passage that answer best, as they stand and in their order; the whole answer of a question that was asked before. */
function excerptOf({ sourceType, text }: Passage, weights: WordWeights): string {
  if (sourceType === "faq") return text;
  const sentences = sentencesOf(text);
  let best = { start: 0, worth: -1 };
  for (let start = 0; start < sentences.length; start++) {
    const worth = coverage(sentences.slice(start, start + mostSentences).join(" "), weights);
    if (worth > best.worth) best = { start, worth };
  }
  return trimmed(sentences.slice(best.start, best.start + mostSentences), weights).join(" ");
}

/** Without sentences at both ends that say nothing of the question, but for the one that follows what does. */
function trimmed(sentences: readonly string[], weights: WordWeights): string[] {
  const worth = sentences.map((sentence) => coverage(sentence, weights));
  const first = Math.max(
    0,
    worth.findIndex((share) => share > 0),
  );
  const last = worth.findLastIndex((share) => share > 0);
  return sentences.slice(first, Math.max(first, last) + 2);
}

/** Splits at the end of sentences and lines; `8.8` and `N·m.` within a sentence do not end one. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A passage and how well it fits a question. */
interface RankedPassage {
  readonly passage: Passage;
  /** The share of the question that it covers, from 0 to 1. */
  readonly score: number;
}

/** The terms of a question with what each is worth: one that few passages have is worth more. */
type WordWeights = ReadonlyMap<Term, number>;

/** How much each word of the question tells the passages apart. */
function weightsOf(question: string, passages: readonly Passage[]): WordWeights {
  const texts = passages.map((passage) => evidenceOf(wholeText(passage)));
  return new Map(
    termsOf(question).map((term) => {
      const having = texts.filter((evidence) => heldShare(term, evidence) > 0).length;
      return [term, Math.log(1 + (passages.length + 1) / (having + 0.5))];
    }),
  );
}

/** The share of the terms' worth that a text holds; 1 only when it holds every one as it was typed, in any form. */
function coverage(text: string, weights: WordWeights): number {
  const evidence = evidenceOf(text);
  let [has, all] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    has += weight * heldShare(term, evidence);
  }
  // Rounded down, so that nothing that is missing is rounded away.
  return all === 0 ? 0 : Math.floor((100 * has) / all + 1e-9) / 100;
}

/** What of a passage is looked at. */
function wholeText({ title, text, itemId }: Pick<Passage, "title" | "text" | "itemId">): string {
  return `${title} ${text} ${itemId ?? ""}`;
}

/** The passages that fit a question, the best first: what they cover decides, then how alike title and question are. */
function rankPassages(question: string, passages: readonly Passage[], weights: WordWeights): RankedPassage[] {
  const meant = embed(question);
  const ranked = passages.map((passage) => {
    const score = coverage(wholeText(passage), weights);
    const titled = coverage(passage.title, weights);
    const named = passage.named ? 0.15 : 0;
    return { passage, score, order: score + named + 0.3 * titled + 0.1 * alike(meant, embed(passage.title)) };
  });
  return ranked.sort((one, other) => other.order - one.order).map(({ passage, score }) => ({ passage, score }));
}

function alike(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** A text that may answer a question. */
interface Passage extends Omit<AiSource, "excerpt" | "score"> {
  readonly text: string;
  /** The question names the item that it is about. */
  readonly named: boolean;
}

/** The best texts of each kind that share a word with the question and that the caller may read, in one statement. */
async function readPassages(question: string, context: Context): Promise<readonly Passage[]> {
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
