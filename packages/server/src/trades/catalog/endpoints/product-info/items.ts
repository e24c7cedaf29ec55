import type { ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { displayDescMax, webDescMax } from "@purvey/contract/services/product-info/items";
import sql, { raw } from "sql-template-tag";
import { jsonList } from "../../../../platform/db/json-list.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";
import { descriptionParts } from "../../describe/description-parts.ts";
import type { ItemFacts } from "../../describe/item-facts.ts";
import { reworded } from "../../describe/reworded.ts";
import { capital, oneLine } from "../../describe/wording.ts";

interface Wanted {
  readonly id: number;
  readonly limit?: number;
  readonly model?: string;
}

/** The description as it is written here, or in the words of the model that the caller names and may use; `false` when too little is known. */
async function suggest(
  { id, limit, model }: Wanted,
  write: typeof displayDescription,
  max: number,
  context: Context,
): Promise<string | false> {
  const facts = await readItemFacts(id, context);
  const own = write(facts, limit === undefined ? { max } : { max, limit });
  if (own === undefined) return false;
  const { languageModel } = context.providers;
  if (model === undefined || !languageModel || !context.can("ai.write")) return own;
  return (await reworded(own, facts, { max, model }, languageModel)) ?? own;
}

type SuggestionOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `items.${string}`>>;

/** `/items/{id}/suggest-…`: texts for an item from what is recorded of it (R151–R153). */
export const suggestionHandlers: Handlers<SuggestionOperations> = {
  "items.suggestDisplayDesc": (input, context) => suggest(input, displayDescription, displayDescMax, context),
  "items.suggestWebDesc": (input, context) => suggest(input, webDescription, webDescMax, context),
};

/**
 * An item in one line, from what is recorded of it; undefined when that is too little. Phrases that would make it longer
 * than `max` characters are left out, the least telling first.
 *
 * @example
 * displayDescription(facts, { max: 255 }); // "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100"
 */
export function displayDescription(
  facts: ItemFacts,
  { max, limit }: { readonly max: number; readonly limit?: number },
): string | undefined {
  const parts = descriptionParts(facts, limit);
  let line = capital(parts?.head ?? "");
  if (!parts || line.length > max) return undefined;
  const seller = [parts.brand, parts.package].filter(Boolean).join(", ");
  const end = seller === "" || line.length + seller.length + 3 > max ? "" : ` – ${seller}`;
  for (const phrase of [...parts.kinds, parts.material, ...parts.details]) {
    if (phrase && line.length + phrase.length + 2 + end.length <= max) line += `, ${phrase}`;
  }
  return line + end;
}

/** How many details one sentence carries before the next begins. */
const perSentence = 5;

/** An item in a paragraph of plain text, from what is recorded of it; undefined when that is too little. Never longer than `max` characters. */
export function webDescription(
  facts: ItemFacts,
  { max, limit }: { readonly max: number; readonly limit?: number },
): string | undefined {
  const parts = descriptionParts(facts, limit);
  if (!parts) return undefined;
  const opening = `${capital([parts.brand, parts.head].filter(Boolean).join(" "))}${parts.material ? `, made of ${parts.material}` : ""}`;
  const sentences = [opening, ...inSentences([...parts.kinds, ...parts.details]), ...closing(facts, parts.package)].map(
    (sentence) => `${sentence.replace(/\.$/, "")}.`,
  );
  let text = "";
  for (const sentence of sentences) if (text.length + sentence.length + 1 <= max) text += `${text && " "}${sentence}`;
  return text === "" ? undefined : text;
}

function inSentences(details: readonly string[]): string[] {
  const sentences: string[] = [];
  for (let start = 0; start < details.length; start += perSentence)
    sentences.push(capital(details.slice(start, start + perSentence).join(", ")));
  return sentences;
}

function closing(facts: ItemFacts, packed: string | undefined): string[] {
  const partNumber = oneLine(facts.partNumber ?? "");
  return [
    ...(packed ? [`Sold ${packed.startsWith("by ") ? packed : `by the ${packed}`}`] : []),
    ...(partNumber ? [`Manufacturer part number ${partNumber}`] : []),
  ];
}

const attributes = jsonList(
  {
    name: "a.attribute_id",
    unit: "a.unit",
    values: `array(select v.attribute_value from item_attribute_value y
      join attribute_value v on v.site_id = y.site_id and v.attribute_value_uid = y.attribute_value_uid and v.status_cd <> 700
      where y.site_id = x.site_id and y.inv_mast_uid = x.inv_mast_uid and y.attribute_uid = x.attribute_uid
      order by y.sequence_no, v.attribute_value_uid)`,
  },
  `item_attribute x join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid and a.status_cd <> 700
    where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid`,
  "x.sequence_no, x.attribute_uid",
);

/** What is recorded of an item and may be said of it, in one statement; refuses (404) an item that is not in the catalogue. */
async function readItemFacts(invMastUid: number, context: Context): Promise<ItemFacts> {
  const facts = await context.db.first<ItemFacts>(sql`
    select i.item_desc as "itemDesc", b.brands_name as "brandName", c.item_category_desc as "categoryName",
      i.manufacturer_part_number as "partNumber", i.base_unit as "baseUnit", i.default_selling_unit as "sellingUnit",
      coalesce(u.unit_size, 1) as "sellingSize", ${raw(attributes)} as attributes
    from item i
    left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid and b.status_cd <> 700
    left join item_category c on c.site_id = i.site_id and c.item_category_uid = i.main_category_uid
    left join item_uom u on u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid
      and u.unit_of_measure = i.default_selling_unit and u.delete_flag = 'N'
    where i.site_id = ${context.site} and i.inv_mast_uid = ${invMastUid} and i.status_cd <> 700 and i.delete_flag = 'N'`);
  if (!facts) throw notFound("item", invMastUid);
  return facts;
}
