import type { PurchasedItem } from "@purvey/contract/generated/customers";
import type { PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApiQueries } from "../../../shared/api.ts";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { boughtShown, wideForItems } from "../../../shared/first-reads/home-inputs.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";

/** How many items the block shows: more where a wide window would stand empty below them. */
function useShown(): number {
  return boughtShown(useWide(wideForItems));
}

const PriceNow = laterPart(
  async () => (await import("./price-now.tsx")).PriceNow,
  ({ unit }) => <Money value={undefined} per={unit} />,
);

const nothing: readonly PurchasedItem[] = [];

/** What the company bought last. */
export function useBoughtItems(customerId: number | undefined) {
  const queries = useApiQueries();
  const shown = useShown();
  const input = customerId === undefined ? skipToken : { customerId, limit: shown };
  return useQuery(dataOf(queries.customers.customer.purchasedItems.list(input)));
}

/** What the company bought last, to be bought again in the same quantity at today's price. */
export function BuyAgain({ customerId }: { customerId: number }) {
  const text = useText(messages);
  const shown = useShown();
  const { data, error, isLoadingError, refetch } = useBoughtItems(customerId);
  const lines = useMemo(() => (data ?? nothing).map(priceLine), [data]);
  const columns = useColumns(lines);
  return (
    <Section title={text("buyAgain")}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={text("buyAgain")}
          columns={columns}
          rows={data}
          rowKey={(item) => item.invMastUid}
          rowLabel={(item) => item.itemNo}
          keyboard="page"
          skeletonRows={shown}
          empty={
            <EmptyState
              title={text("nothingBought")}
              actions={<RouterLinkButton to="/shop/search">{text("toSearch")}</RouterLinkButton>}
            />
          }
        />
      )}
    </Section>
  );
}

function priceLine({ invMastUid, lastQuantity, lastUnitOfMeasure }: PurchasedItem) {
  return { invMastUid, quantity: lastQuantity > 0 ? lastQuantity : 1, unitOfMeasure: lastUnitOfMeasure };
}

function useColumns(lines: readonly PriceLineInput[]): TableColumn<PurchasedItem>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 144,
        maxWidth: 720,
        wrap: true,
        cell: ({ itemNo, description, discontinued, invMastUid, lastQuantity, lastUnitOfMeasure }) => (
          <>
            <PartNumber value={itemNo} link={(attributes) => <ItemLink itemId={itemNo} {...attributes} />} />
            <span className="line-clamp-2 text-soft">{description}</span>
            {discontinued === "Y" && <Status tone="low">{text("gone")}</Status>}
            <span className="below-narrow flex-col items-start">
              <PriceNow lines={lines} invMastUid={invMastUid} unit={lastUnitOfMeasure} alone />
              <span className="text-soft">
                {text("lastQuantity")} <Quantity quantity={lastQuantity} unit={lastUnitOfMeasure} />
              </span>
            </span>
          </>
        ),
      },
      {
        key: "last",
        header: text("lastBought"),
        width: 144,
        hideBelow: "medium",
        cell: ({ lastPurchaseDate }) => <Timestamp value={lastPurchaseDate} detail="date" />,
      },
      {
        key: "price",
        header: text("price"),
        width: 128,
        align: "end",
        hideBelow: "narrow",
        cell: ({ invMastUid, lastUnitOfMeasure }) => (
          <PriceNow lines={lines} invMastUid={invMastUid} unit={lastUnitOfMeasure} />
        ),
      },
      {
        key: "quantity",
        header: text("lastQuantity"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: ({ lastQuantity, lastUnitOfMeasure }) => <Quantity quantity={lastQuantity} unit={lastUnitOfMeasure} />,
      },
      {
        key: "add",
        header: <span className="sr-only">{text("add")}</span>,
        width: 128,
        wrap: true,
        align: "end",
        control: true,
        cell: (item) => <Again item={item} />,
      },
    ],
    [text, lines],
  );
}

function Again({ item }: { item: PurchasedItem }) {
  const text = useText(messages);
  const add = useAddWithWord();
  const { invMastUid, itemNo, lastQuantity, lastUnitOfMeasure } = item;
  if (item.discontinued === "Y") return <ItemLink itemId={itemNo}>{text("replacement")}</ItemLink>;
  return (
    <Button
      aria-label={text("addItem", { item: itemNo })}
      onClick={() =>
        add({
          invMastUid,
          itemId: itemNo,
          unitOfMeasure: lastUnitOfMeasure,
          quantity: lastQuantity > 0 ? lastQuantity : 1,
        })
      }
    >
      {text("add")}
    </Button>
  );
}
