import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useEffect } from "react";
import { OpenCart } from "../../features/cart/parts/open-cart.tsx";
import { BuyAgain } from "../../features/orders/parts/buy-again.tsx";
import { RecentOrders } from "../../features/orders/parts/recent-orders.tsx";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { sharedMessages } from "../../shared/messages.ts";
import { useTitle } from "../../shared/use-title.ts";

/** What the person goes on with: the open cart, what is bought often, what is on its way. */
export function HomeScreen() {
  const text = useText(sharedMessages);
  useTitle(text("shop"));
  useEffect(focusSearch, []);
  const { customerId, companyName, may } = useWho();
  const reads = customerId !== undefined && may("customer.read");
  return (
    <>
      <PageHead title={text("shop")}>{companyName}</PageHead>
      {customerId === undefined && (
        <EmptyState
          title={text("noCustomer")}
          actions={<RouterLinkButton to="/shop/search">{text("searchParts")}</RouterLinkButton>}
        >
          {text("noCustomerHint")}
        </EmptyState>
      )}
      <div className="work-blocks">
        <div className="flex min-w-0 flex-col gap-8">{reads && <BuyAgain customerId={customerId} />}</div>
        <div className="flex min-w-0 flex-col gap-8">
          {customerId !== undefined && may("cart.write") && <OpenCart />}
          {reads && <RecentOrders customerId={customerId} />}
        </div>
      </div>
    </>
  );
}

/** The search waits for what is typed; not on touch, where a keyboard would cover the screen. */
function focusSearch(): void {
  if (matchMedia("(pointer: fine)").matches) document.querySelector<HTMLInputElement>("search input")?.focus();
}
