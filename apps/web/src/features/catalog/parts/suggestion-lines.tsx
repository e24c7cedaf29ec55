import type { SearchItem } from "@purvey/contract/generated/search";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { StatusGlyph } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { allResultsMessages } from "../all-results-messages.ts";
import { searchMessages } from "../search-messages.ts";
import type { SuggestedPlace } from "../suggested-places.ts";
import { MatchedNumber } from "./matched-number.tsx";

/** A suggested item: picture, part number first, whose number was typed, description. */
export function ItemLine({ item }: { item: SearchItem }) {
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

/** A suggested category or brand: its name, what it stands below, how many of the found items it holds. */
export function PlaceLine({ place: { name, above, count } }: { place: SuggestedPlace }) {
  const { locale } = useFormat();
  return (
    <>
      <span className="min-w-0 grow">
        {name}
        {above && <span className="text-xs text-soft"> {above}</span>}
      </span>
      <span className="facet-count">{formatNumber(count, locale)}</span>
    </>
  );
}

export interface AllResultsProps {
  readonly count: number;
  /** The count is none exactly. */
  readonly isEstimate: boolean;
  readonly onShow: () => void;
}

/** The way from the suggestions to all that is found. */
export function AllResults({ count, isEstimate, onShow }: AllResultsProps) {
  const text = useText(allResultsMessages);
  return (
    <button type="button" className="text-link underline" onClick={onShow}>
      {text(isEstimate ? "allResultsAbout" : "allResults", { count })}
    </button>
  );
}
