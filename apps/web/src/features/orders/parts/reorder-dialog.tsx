import { items } from "@purvey/client/services/items";
import type { CustomerOrder, CustomerOrderLine } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useToasts } from "@purvey/ui/toast";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useAddToCart } from "../../../shared/cart/use-cart.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { reorderMessages } from "../reorder-messages.ts";
import {
  type Choices,
  openChoices,
  type ReorderLine,
  reorderAdditions,
  reorderLines,
  type Substitute,
} from "../reorder-model.ts";
import { ReorderTable } from "./reorder-table.tsx";

export interface ReorderDialogProps {
  readonly order: CustomerOrder;
  readonly onClose: () => void;
}

/** An old order once more: what becomes of each line today, with a choice where one is needed. */
export function ReorderDialog({ order, onClose }: ReorderDialogProps) {
  const text = useText(reorderMessages);
  const { lines, error } = useReorderLines(order.orderLines);
  const [choices, setChoices] = useState<Choices>(new Map());
  const add = useAddLines(order.orderNo, onClose);
  const additions = lines ? reorderAdditions(lines, choices) : [];
  const choose = (lineNo: number, key: string | undefined) =>
    setChoices((before) => new Map([...before, [lineNo, key]]));
  const refusal = useRefusal(lines, choices, additions.length);
  // A dialog that grew while it is read would move under the finger.
  if (!lines && !error)
    return (
      <span role="status" className="sr-only">
        {text("loading")}
      </span>
    );
  return (
    <Dialog
      open
      sticky
      width={720}
      onClose={onClose}
      title={text("title", { order: String(order.orderNo) })}
      footer={
        <Button variant="primary" icon="cart" disabledReason={refusal} onClick={() => add(additions)}>
          {text("add", { count: additions.length })}
        </Button>
      }
    >
      {error ? <Failure error={error} /> : null}
      {lines && <ReorderTable lines={lines} choices={choices} onChoose={choose} />}
    </Dialog>
  );
}

function useRefusal(lines: readonly ReorderLine[] | undefined, choices: Choices, count: number): string | undefined {
  const text = useText(reorderMessages);
  const { may } = useWho();
  if (!may("cart.write")) return text("mayNot");
  if (!lines) return text("loading");
  const open = openChoices(lines, choices);
  if (open > 0) return text("choicesOpen", { count: open });
  return count === 0 ? text("nothing") : undefined;
}

function useAddLines(orderNo: number, onClose: () => void) {
  const text = useText(reorderMessages);
  const toasts = useToasts();
  const refused = useRefused();
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  return async (additions: ReturnType<typeof reorderAdditions>) => {
    try {
      await mutateAsync(additions);
    } catch (error) {
      refused(error);
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("done", { count: additions.length, order: String(orderNo) }) });
    await navigate({ to: "/shop/cart" });
  };
}

/** What becomes of the lines of an old order; undefined until it is known of all. */
function useReorderLines(lines: readonly CustomerOrderLine[]): {
  readonly lines: readonly ReorderLine[] | undefined;
  readonly error: unknown;
} {
  const { locationId } = useWho();
  const { queries } = useService(items);
  const numbers = lines.map(({ itemNo }) => itemNo);
  const at = locationId === undefined ? {} : { locationId };
  const resolved = useQuery(dataOf(queries.invMast.resolve({ numbers, ...at })));
  const replaced = lines.filter((_, index) => {
    const item = resolved.data?.[index]?.item;
    return resolved.data && (!item || item.discontinued === "Y");
  });
  const substitutes = useQueries({
    queries: replaced.map(({ invMastUid }) => dataOf(queries.invMast.invSub({ id: invMastUid }))),
    combine: (results) => ({
      found: results.every(({ data, error }) => data || error) ? results.map(({ data }) => data ?? []) : undefined,
    }),
  });
  const known = useMemo(() => {
    if (!resolved.data || !substitutes.found) return undefined;
    const byItem = new Map<number, readonly Substitute[]>();
    replaced.forEach(({ invMastUid }, index) => {
      byItem.set(invMastUid, substitutes.found?.[index] ?? []);
    });
    return reorderLines(lines, resolved.data, byItem);
  }, [lines, resolved.data, substitutes, replaced]);
  return { lines: known, error: resolved.error };
}
