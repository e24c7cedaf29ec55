import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { skipToken, useQuery } from "@tanstack/react-query";
import { actingMessages } from "../../shared/acting/messages.ts";
import { useActing } from "../../shared/acting/use-acting.ts";
import { useCustomerInTitle } from "../../shared/acting/use-customer-in-title.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useCustomersQueries } from "../../shared/customers-api.ts";
import { useText } from "../../shared/i18n/messages.ts";

/** On every screen while a sales representative acts for a customer: for whom, in the tab's title too, and the way out. */
export function ActingBanner() {
  const text = useText(actingMessages);
  const { companyName } = useWho();
  const onHold = useOnHold();
  useCustomerInTitle(companyName);
  const { stop } = useActing();
  const name = { customer: companyName };
  return (
    <Banner
      tone={onHold ? "out" : "low"}
      title={text("actsFor", name)}
      className="no-print"
      actions={
        <Button aria-label={text("stop", name)} onClick={stop}>
          {text("stopShort")}
        </Button>
      }
    >
      {text(onHold ? "onHold" : "actsForHint")}
    </Banner>
  );
}

/** The customer may not order for now: better known before a cart is filled than at its checkout. */
function useOnHold(): boolean {
  const queries = useCustomersQueries();
  const { customerId } = useWho();
  const input = customerId === undefined ? skipToken : { customerId };
  const { data } = useQuery(dataOf(queries.customers.customer.get(input)));
  return data?.creditHold === "Y";
}
