import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { actingMessages } from "./messages.ts";
import { useActing } from "./use-acting.ts";
import { useCustomerInTitle } from "./use-customer-in-title.ts";

/** On every screen while a sales representative acts for a customer: for whom, in the tab's title too, and the way out. */
export function ActingBanner() {
  const text = useText(actingMessages);
  const { companyName } = useWho();
  useCustomerInTitle(companyName);
  const { stop } = useActing();
  const name = { customer: companyName };
  return (
    <Banner
      tone="low"
      title={text("actsFor", name)}
      className="no-print"
      actions={
        <Button aria-label={text("stop", name)} onClick={stop}>
          {text("stopShort")}
        </Button>
      }
    >
      {text("actsForHint")}
    </Banner>
  );
}
