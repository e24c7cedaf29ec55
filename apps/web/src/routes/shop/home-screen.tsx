import { PageHead } from "@purvey/ui/shell/page-head";
import { useEffect } from "react";
import { BuyAgain, useBoughtItems } from "../../features/orders/parts/buy-again.tsx";
import { useNewestOrders } from "../../features/orders/use-newest-orders.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { earlyPart, laterPart } from "../../shared/later-part.ts";
import { sharedMessages } from "../../shared/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";

const NoCustomer = laterPart(async () => (await import("./no-customer.tsx")).NoCustomer);
const HomeSide = earlyPart(async () => (await import("./home-side.tsx")).HomeSide);

/** What the person goes on with: the open cart, what is bought often, what is on its way. */
export function HomeScreen() {
  const text = useText(sharedMessages);
  useTitle(text("shop"));
  useEffect(focusSearch, []);
  const { customerId, companyName } = useWho();
  return (
    <>
      <PageHead title={text("shop")}>{companyName}</PageHead>
      {customerId === undefined ? <NoCustomer /> : <WorkBlocks customerId={customerId} />}
    </>
  );
}

/**
 * Three blocks of work. Where they stand below each other, what follows is shown when the length of what precedes is
 * known, though all are asked for at once: nothing jumps.
 */
function WorkBlocks({ customerId }: { customerId: number }) {
  const reads = useWho().may("customer.read") ? customerId : undefined;
  const bought = useBoughtItems(reads);
  useNewestOrders(reads);
  const beside = useWide(72);
  const follows = beside || reads === undefined || !bought.isPending;
  return (
    <div className="work-blocks">
      <div className="min-w-0">{reads !== undefined && <BuyAgain customerId={reads} />}</div>
      {follows && <HomeSide />}
    </div>
  );
}

/** The search waits for what is typed; not on touch, where a keyboard would cover the screen. */
function focusSearch(): void {
  if (matchMedia("(pointer: fine)").matches) document.querySelector<HTMLInputElement>("search input")?.focus();
}
