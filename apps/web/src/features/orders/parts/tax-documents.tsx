import type { FollowedOrder } from "@purvey/contract/generated/orders";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { formatMoney } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { taxMessages } from "../tax-messages.ts";

const words = { invoice: "sale", return: "returned", void: "voided" } as const;

/** What the tax provider records of an order, and what keeps it from that. Nothing where it records nothing. */
export function TaxDocuments({ course: { taxDocuments = [] } }: { course: FollowedOrder }) {
  const text = useText(taxMessages);
  const { locale } = useFormat();
  if (taxDocuments.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-bold">{text("taxes")}</h2>
      <ul>
        {taxDocuments.map(({ kind, documentNo, amount, taxAmount, currency, state, responseMessage, dateCreated }) => (
          <li key={`${kind} ${documentNo}`} className="border-t border-rule py-1.5">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{text(words[kind])}</span>
              {state === "begun" && <Status tone="half">{text("begun")}</Status>}
              <Money className="ms-auto" value={amount} currency={currency} />
            </div>
            <p className="text-sm text-soft">
              <bdi className="block">{documentNo}</bdi>
              {taxAmount !== null && (
                <span className="block">{text("tax", { tax: formatMoney(taxAmount, { locale, currency }) })}</span>
              )}
              <Timestamp value={dateCreated} />
              {responseMessage && <bdi className="block">{responseMessage}</bdi>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
