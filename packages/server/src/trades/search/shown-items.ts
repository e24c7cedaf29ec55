import type { SuggestedNumber } from "@purvey/contract/generated/search";
import type { SearchAnswer } from "@purvey/search/request";
import type { NumberSuggestion } from "@purvey/search/suggest-numbers";
import { readWords } from "@purvey/search/words";
import type { Queryable } from "../../platform/db/database.ts";
import { readAvailable } from "./item-cards.ts";
import type { SearchFacts } from "./search-facts.ts";
import type { FoundItem, PageRequest } from "./search-request.ts";

/** An item that an index found. */
export interface Hit {
  readonly uid: number;
  readonly score: number;
  /** Whether any location has some. */
  readonly inStock: boolean;
}

/** The items of a page as they are answered, in the order of the hits. */
export async function shownItems(
  facts: SearchFacts,
  db: Queryable,
  site: string,
  page: PageRequest,
  hits: readonly Hit[],
): Promise<FoundItem[]> {
  const uids = hits.map(({ uid }) => uid);
  const [cards, available] = await Promise.all([
    facts.cardsOf(uids),
    page.withStock && uids.length > 0 ? readAvailable(db, site, uids, page.locationId) : [],
  ]);
  const hitOf = new Map(hits.map((hit) => [hit.uid, hit]));
  const stockOf = new Map(available.map((stock) => [stock.invMastUid, stock]));
  return cards.map((card) => {
    const { score, inStock } = hitOf.get(card.invMastUid) ?? { score: 0, inStock: false };
    const available = page.withStock ? (stockOf.get(card.invMastUid) ?? { here: 0, everywhere: 0 }) : undefined;
    return { card, score: rounded(score), inStock, available };
  });
}

/** Items whose number the text nearly is, with what of the number differs. */
export async function suggestedNumbers(
  facts: SearchFacts,
  near: readonly NumberSuggestion[],
): Promise<SuggestedNumber[]> {
  if (near.length === 0) return [];
  const cards = new Map((await facts.cardsOf(near.map(({ id }) => Number(id)))).map((card) => [card.invMastUid, card]));
  return near.flatMap(({ id, pieces }) => {
    const card = cards.get(Number(id));
    if (!card) return [];
    return [{ invMastUid: card.invMastUid, itemId: card.itemId, itemDesc: card.itemDesc, pieces: [...pieces] }];
  });
}

/** A score to four decimals. */
export function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

/** The text with the words that no item has replaced by those that they were read as. */
export function correctedText(text: string, corrected: SearchAnswer["corrected"]): string | null {
  if (corrected.length === 0) return null;
  const read = new Map(corrected.map(({ typed, read: [first = typed] }) => [typed, first]));
  return text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((piece) => {
      const [word, ...more] = readWords(piece);
      return (more.length === 0 && word && read.get(word.word)) || piece;
    })
    .join(" ");
}
