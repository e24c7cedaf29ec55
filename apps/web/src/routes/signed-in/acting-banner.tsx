import { customers } from "@purvey/client/services/customers";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { actingMessages } from "../../shared/acting/messages.ts";
import { useActing } from "../../shared/acting/use-acting.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useService } from "../../shared/use-service.ts";

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
  const { queries } = useService(customers);
  const { customerId } = useWho();
  const input = customerId === undefined ? skipToken : { customerId };
  const { data } = useQuery(dataOf(queries.customer.get(input)));
  return data?.creditHold === "Y";
}

/**
 * Keeps a customer's name in front of the page's title, "Lakeside Hydraulics: Cart – Purvey", whatever screen sets it:
 * among the browser's tabs it tells whose each one is.
 */
export function useCustomerInTitle(customer: string): void {
  useEffect(() => {
    const front = `${customer}: `;
    const name = () => {
      if (!document.title.startsWith(front)) document.title = front + document.title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(front)) document.title = document.title.slice(front.length);
    };
  }, [customer]);
}
