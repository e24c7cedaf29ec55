import type { JobPriceLine } from "@purvey/contract/generated/pricing";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { formatNumber } from "@purvey/ui/format";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";
import { dayOf } from "../prices-view.ts";

/** The columns of a contract's prices. */
export function useContractLineColumns(): TableColumn<JobPriceLine>[] {
  const text = useText(messages);
  const phone = !useWide(32);
  return useMemo(
    () => [
      {
        key: "item_id",
        header: text("item"),
        width: 152,
        cell: ({ item_id }) => (
          <PartNumber
            value={item_id}
            link={(look) => (
              <ItemLink itemId={item_id} className={look.className}>
                {look.children}
              </ItemLink>
            )}
          />
        ),
      },
      {
        key: "description",
        header: text("description"),
        minWidth: 140,
        maxWidth: 360,
        hideBelow: "medium",
        wrap: true,
        cell: ({ item_description }) => item_description ?? "–",
      },
      {
        key: "price",
        header: text("price"),
        width: phone ? 152 : 184,
        wrap: true,
        cell: (line) => (
          <>
            <LinePrice line={line} />
            <span className="below-narrow gap-1 text-sm text-soft">
              {text("least")} <Quantity quantity={line.min_qty} unit={line.uom} />
            </span>
          </>
        ),
      },
      {
        key: "least",
        header: text("least"),
        width: 88,
        align: "end",
        hideBelow: "narrow",
        cell: ({ min_qty, uom }) => <Quantity quantity={min_qty} unit={uom} />,
      },
      {
        key: "used",
        header: text("used"),
        width: 152,
        align: "end",
        hideBelow: "medium",
        cell: (line) => <Ordered line={line} />,
      },
      {
        key: "shipTo",
        header: text("shipTo"),
        width: 144,
        hideBelow: "wide",
        cell: ({ ship_to_id }) =>
          ship_to_id === null ? text("everyShipTo") : text("onlyShipTo", { number: String(ship_to_id) }),
      },
      {
        key: "expires",
        header: text("expires"),
        width: 120,
        hideBelow: "wide",
        cell: ({ expiration_date }) => <Timestamp value={dayOf(expiration_date)} none={text("unlimited")} />,
      },
    ],
    [text, phone],
  );
}

/** How much was ordered, out of how much where the contract ends with a quantity. */
function Ordered({ line: { qty_ordered, qty_maximum, uom } }: { line: JobPriceLine }) {
  const { locale } = useFormat();
  if (qty_maximum === null) return <Quantity quantity={qty_ordered} unit={uom} />;
  return (
    <>
      <span className="quantity">{formatNumber(qty_ordered, locale)}</span>
      {" / "}
      <Quantity quantity={qty_maximum} unit={uom} />
    </>
  );
}

/** The price, or how it follows from another one. */
function LinePrice({ line }: { line: JobPriceLine }) {
  const text = useText(messages);
  const { pricing_method: method, price, uom, cost_basis, discount_percent, margin_percent } = line;
  if (method === "price") return <Money value={price} per={uom} reserve={0} />;
  const isDiscount = method === "discount";
  const percent = isDiscount ? discount_percent : margin_percent;
  if (percent === null) return text("agreed");
  return text(isDiscount ? "discount" : "margin", { basis: cost_basis ?? (isDiscount ? "list" : "cost"), percent });
}
