import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { actingMessages } from "./messages.ts";
import { useActing } from "./use-acting.ts";

/** On every screen while a sales representative acts for a customer: for whom, and the way out. */
export function ActingBanner() {
  const text = useText(actingMessages);
  const { companyName } = useWho();
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
