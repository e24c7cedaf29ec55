import type { SearchItem } from "@purvey/contract/generated/search";
import { PartNumber } from "@purvey/ui/data/part-number";
import { StatusGlyph } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { searchMessages } from "../search-messages.ts";
import { MatchedNumber } from "./matched-number.tsx";

/** One suggestion: picture, part number first, whose number was typed, description. */
export function SuggestionLine({ item }: { item: SearchItem }) {
  const text = useText(searchMessages);
  const inStock = item.stockStatus === "in_stock";
  return (
    <>
      <PartPicture src={item.imageUrl} size={28} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <PartNumber value={item.itemId} plain />
          <MatchedNumber code={item.matchedCode} type={item.matchedCodeType} />
        </span>
        <span className="block truncate text-xs text-soft">{item.itemDesc}</span>
      </span>
      <StatusGlyph shape={inStock ? "ok" : "out"} className="shrink-0" />
      <span className="sr-only">{text("stockValue", { value: item.stockStatus })}</span>
    </>
  );
}
