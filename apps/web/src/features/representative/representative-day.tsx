import { Section } from "@purvey/ui/shell/page-head";
import type { ReactNode } from "react";
import { CustomerChoices } from "../../shared/acting/customer-choices.tsx";
import { useActing } from "../../shared/acting/use-acting.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";
import { CustomersOrders } from "./parts/customers-orders.tsx";

/**
 * A sales representative's first screen while they act for nobody: their customers, and what they ordered.
 *
 * @param props.children what follows, which would move if it were there before the rest
 */
export function RepresentativeDay({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const { begin } = useActing();
  return (
    <div>
      <p className="text-lg font-semibold">{text("nobody")}</p>
      <p className="mb-4 max-w-prose text-soft">{text("hint")}</p>
      <div className="grid items-start gap-8 min-[72rem]:grid-cols-[minmax(20rem,1fr)_minmax(0,3fr)]">
        <Section title={text("customers")}>
          <div className="pt-3">
            <CustomerChoices onChoose={begin} />
          </div>
        </Section>
        <CustomersOrders />
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}
