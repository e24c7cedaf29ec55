import type { Approval, CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { formatMoney } from "@purvey/ui/format";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { missingAllowance, openApproval } from "../checkout-model.ts";
import { messages } from "../messages.ts";

const RefuseDialog = laterPart(async () => (await import("./refuse-dialog.tsx")).RefuseDialog);

interface ReleaseProps {
  readonly doc: CheckoutDocument;
}

/** For who may release a colleague's checkout: why it needs them. */
export function ReleaseNote({ doc }: ReleaseProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { allowance, totals, buyer } = doc;
  if (!allowance.exceeded) return null;
  const money = (amount: number) => formatMoney(amount, { currency: totals.currency, locale });
  return (
    <>
      {!openApproval(doc) && <Banner tone="low">{text("notAsked", { name: buyer.name })}</Banner>}
      <p>
        {text("over", {
          name: buyer.name,
          remaining: money(allowance.remaining ?? 0),
          allowance: money(allowance.allowance ?? 0),
          period: allowance.period,
          missing: money(missingAllowance(doc)),
        })}
      </p>
    </>
  );
}

/** The other answer to who asked for a release: no, and why. */
export function RefuseRelease({ doc }: ReleaseProps) {
  const text = useText(messages);
  // The request that is answered: another may have decided it since, which the dialog then says.
  const [answered, setAnswered] = useState<Approval>();
  const [told, setTold] = useState(false);
  const open = openApproval(doc);
  if (!open?.mayDecide && !told && !answered) return null;
  return (
    <>
      {open?.mayDecide && (
        <Button className="w-full" onClick={() => setAnswered(open)}>
          {text("refuse")}
        </Button>
      )}
      <p role="status">{told && <Status tone="ok">{text("refused", { name: doc.buyer.name })}</Status>}</p>
      {answered && (
        <RefuseDialog
          doc={doc}
          approval={answered}
          onTold={() => setTold(true)}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </>
  );
}
