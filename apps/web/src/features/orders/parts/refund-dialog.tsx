import { newIdempotencyKey } from "@purvey/client/context";
import { isPurveyError } from "@purvey/client/errors";
import { orders } from "@purvey/client/services/orders";
import { useInvalidate } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { formatMoney } from "@purvey/ui/format";
import { NumberInput } from "@purvey/ui/number-input";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useService } from "../../../shared/use-service.ts";
import { cardMessages } from "../card-messages.ts";
import { refundProblem } from "../refund-model.ts";

export interface RefundDialogProps {
  readonly orderNo: number;
  /** What may still go back. */
  readonly most: number;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Certain that nothing was given back. A conflict says that the attempt was sent before, perhaps with other words. */
const wasRefused = (error: unknown) =>
  isPurveyError(error) && error.status >= 400 && error.status < 500 && error.status !== 409;

/** Gives some of what an order's card bore back, with a reason that the customer reads. */
export function RefundDialog({ orderNo, most, currency, onClose }: RefundDialogProps) {
  const text = useText(cardMessages);
  const toasts = useToasts();
  const { locale } = useFormat();
  const { api } = useService(orders);
  const invalidate = useInvalidate();
  // What names an attempt: the same until it is refused, so that one whose answer got lost gives nothing back twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const money = (value: number) => formatMoney(value, { locale, currency });
  const problem = refundProblem({ amount, reason }, most);
  const refund = async () => {
    if (amount === null) return;
    setFailure(undefined);
    const refunded = await api.oeHdr
      .refund({ id: orderNo, amount, reason: reason.trim() }, { idempotencyKey: key })
      .safe();
    // What was given back, by this person or meanwhile by somebody else, is seen on the order.
    await invalidate("orders.oeHdr.refund");
    if (!refunded.ok) {
      setFailure(refunded.error);
      if (wasRefused(refunded.error)) setKey(newIdempotencyKey());
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("begins", { amount: money(amount) }) });
  };
  return (
    <ActDialog
      title={text("refundTitle", { order: String(orderNo) })}
      act={text("giveBack")}
      variant="danger"
      disabledReason={problem && text(problem, { most: money(most) })}
      onAct={refund}
      onClose={onClose}
    >
      <Field label={text("amount", { currency })} hint={text("amountHint", { most: money(most) })} required>
        <NumberInput live value={amount} onValueChange={setAmount} />
      </Field>
      <Field label={text("reason")} hint={text("reasonHint")} className="mt-3" required>
        <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}
