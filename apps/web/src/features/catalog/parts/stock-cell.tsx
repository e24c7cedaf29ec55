import type { SearchItem } from "@purvey/contract/generated/search";
import { useFormat } from "@purvey/ui/data/format-provider";
import { StatusGlyph } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { stockOf } from "../row-stock.ts";
import { searchMessages } from "../search-messages.ts";

/** What the serving location can sell of a row, in its selling unit, and what others have when it has none. */
export function StockCell({ item }: { item: SearchItem }) {
  const text = useText(messages);
  const say = useText(searchMessages);
  const { locale } = useFormat();
  const stock = stockOf(item);
  return (
    <span className="stock-figure">
      <span className="inline-flex items-center gap-1.5">
        <span className="font-mono">
          {formatNumber(stock.here, locale)}&nbsp;<span className="quantity-unit">{stock.unit}</span>
        </span>
        <StatusGlyph shape={stock.here > 0 ? "ok" : stock.elsewhere > 0 ? "low" : "out"} />
        <span className="sr-only">{say("stockValue", { value: stock.here > 0 ? "in_stock" : "out_of_stock" })}</span>
      </span>
      {stock.here <= 0 && stock.elsewhere > 0 && (
        <span className="text-xs text-soft">{text("elsewhere", { quantity: stock.elsewhere })}</span>
      )}
    </span>
  );
}
