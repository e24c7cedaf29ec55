import type { Invoice } from "@purvey/contract/generated/customers";
import { Money } from "@purvey/ui/data/money";
import { useText } from "../../../shared/i18n/messages.ts";
import { ageing, ages } from "../ageing.ts";
import { messages } from "../messages.ts";

/** What is to be paid of the invoices shown, by how long it has been due; its place is kept while they are on their way. */
export function AgeingLine({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const text = useText(messages);
  const sums = invoices && ageing(invoices);
  return (
    <dl aria-label={text("ageing")} className="mb-2 grid max-w-200 grid-cols-2 gap-x-6 sm:grid-cols-4">
      {ages.map((age) => (
        <div key={age} className="pb-2">
          <dt className="text-sm text-soft">{text(age)}</dt>
          <dd className={age !== "notDue" && sums && sums[age] > 0 ? "font-semibold text-out" : "font-semibold"}>
            <Money reserve={0} value={sums?.[age]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
