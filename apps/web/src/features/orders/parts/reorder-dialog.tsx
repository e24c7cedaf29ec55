import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAddToCart } from "../../../shared/cart/use-cart.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { reorderMessages } from "../reorder-messages.ts";
import { type Choices, openChoices, type ReorderLine, reorderAdditions } from "../reorder-model.ts";
import { useReorderLines } from "../use-reorder-lines.ts";
import { ReorderTable } from "./reorder-table.tsx";

/** What `ReorderDialog` takes. */
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
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  return async (additions: ReturnType<typeof reorderAdditions>) => {
    try {
      await mutateAsync(additions);
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("done", { count: additions.length, order: String(orderNo) }) });
    await navigate({ to: "/shop/cart" });
  };
}
