import { NotFoundError } from "@purvey/client/errors";
import { items } from "@purvey/client/services/items";
import type { ItemMaster } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { IconButton } from "@purvey/ui/icon-button";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { usePrices } from "../../../shared/cart/use-prices.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useTold } from "../../../shared/errors/told-errors.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { useService } from "../../../shared/use-service.ts";
import { compareMessages } from "../compare-messages.ts";
import { itemMessages } from "../item-messages.ts";
import { quantityRule, sellingUnits } from "../item-model.ts";
import { messages } from "../messages.ts";
import { searchMessages } from "../search-messages.ts";
import { stockInOrder } from "../stock-order.ts";

export interface ComparedHeadProps {
  readonly state: ItemState;
  readonly remove: (itemId: string) => void;
}

/** The head of an item's column: its picture, its number, and the way out of the comparison. */
export function ComparedHead({ state: { itemId, item, error }, remove }: ComparedHeadProps) {
  const text = useText(compareMessages);
  return (
    <th scope="col">
      <span className="flex items-start justify-between gap-2">
        <PartPicture src={item?.images[0]?.imageUrl} size={72} />
        <IconButton
          icon="close"
          label={text("leaveOut", { item: itemId })}
          className="no-print"
          onClick={() => remove(itemId)}
        />
      </span>
      <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
      {error && <Refused itemId={itemId} error={error} />}
    </th>
  );
}

function Refused({ itemId, error }: { itemId: string; error: Error }) {
  const text = useText(itemMessages);
  useTold(error);
  const sentence = error instanceof NotFoundError ? text("itemMissing", { item: itemId }) : problemOf(error).message;
  return (
    <span role="alert" className="block text-sm font-normal whitespace-normal text-out">
      {sentence}
    </span>
  );
}

/** The unit an item is usually sold in, and the least of it. */
function useUsual(item: ItemMaster): { unitOfMeasure: string; unitSize: number; quantity: number } {
  return useMemo(() => {
    const unit = sellingUnits(item)[0];
    if (!unit) return { unitOfMeasure: item.baseUnit, unitSize: 1, quantity: 1 };
    return { unitOfMeasure: unit.unitOfMeasure, unitSize: unit.unitSize, quantity: quantityRule(unit).minimum };
  }, [item]);
}

/** The customer's price of an item in its usual unit. */
export function PriceOfItem({ item }: { item: ItemMaster }) {
  const { unitOfMeasure, quantity } = useUsual(item);
  const { invMastUid } = item;
  const lines = useMemo(() => [{ invMastUid, quantity, unitOfMeasure }], [invMastUid, quantity, unitOfMeasure]);
  const { byItem, failed } = usePrices(lines);
  const price = byItem.get(invMastUid);
  if (failed) return "–";
  return <Money value={price?.unitPrice} per={unitOfMeasure} currency={price?.currency} className="font-semibold" />;
}

/** What the branch that serves the ship-to can sell, and what others have. */
export function StockOfItem({ item }: { item: ItemMaster }) {
  const text = useText(messages);
  const say = useText(searchMessages);
  const { locationId } = useWho();
  const { unitOfMeasure, unitSize } = useUsual(item);
  const { queries } = useService(items);
  const { data, error } = useQuery(dataOf(queries.invMast.stock({ id: item.invMastUid })));
  if (error) return <span className="text-out">{problemOf(error).message}</span>;
  if (!data) return <Skeleton width="60%" />;
  const whole = (pieces: number) => Math.max(0, Math.floor(pieces / unitSize + 1e-9));
  const [first] = stockInOrder(data, locationId);
  const here = first ? whole(first.qtyAvailable) : 0;
  const elsewhere = whole(data.reduce((sum, { qtyAvailable }) => sum + qtyAvailable, 0)) - here;
  return (
    <>
      <Status tone={here > 0 ? "ok" : elsewhere > 0 ? "low" : "out"}>
        {say("stockValue", { value: here > 0 ? "in_stock" : "out_of_stock" })}
      </Status>
      <span className="block">
        <Quantity quantity={here} unit={unitOfMeasure} />
        {first && <span className="text-soft"> {first.locationName}</span>}
      </span>
      {elsewhere > 0 && <span className="block text-sm text-soft">{text("elsewhere", { quantity: elsewhere })}</span>}
    </>
  );
}

/** Puts the least that is sold of an item into the cart. */
export function AddCompared({ item }: { item: ItemMaster }) {
  const say = useText(compareMessages);
  const add = useAddWithWord();
  const { unitOfMeasure, quantity } = useUsual(item);
  const { invMastUid, itemId, discontinued } = item;
  if (discontinued === "Y") return <Status tone="low">{say("gone")}</Status>;
  return (
    <Button
      aria-label={say("addQuantityOf", { quantity, unit: unitOfMeasure, item: itemId })}
      onClick={() => add({ invMastUid, itemId, unitOfMeasure, quantity })}
    >
      {say("addQuantity", { quantity, unit: unitOfMeasure })}
    </Button>
  );
}

/** An item of the comparison: as it is, on its way, or not to be had. */
export interface ItemState {
  readonly itemId: string;
  readonly item: ItemMaster | undefined;
  readonly error: Error | null;
}

/** The items of a comparison, each as soon as it is there. */
export function useComparedItems(itemIds: readonly string[]): ItemState[] {
  const { queries } = useService(items);
  const { customerId } = useWho();
  const own = customerId === undefined ? {} : { customerId };
  const asked = useQueries({
    queries: itemIds.map((itemId) => dataOf(queries.invMast.doc({ id: 0, itemId, ...own }))),
  });
  return itemIds.map((itemId, index) => ({ itemId, item: asked[index]?.data, error: asked[index]?.error ?? null }));
}
