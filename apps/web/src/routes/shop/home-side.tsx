import type { Notification } from "@purvey/contract/generated/site";
import { useDeferredValue } from "react";
import { OpenCart } from "../../features/cart/parts/open-cart.tsx";
import { ArrivingOrders } from "../../features/orders/parts/arriving-orders.tsx";
import { RecentOrders } from "../../features/orders/parts/recent-orders.tsx";
import { useNewestOrders } from "../../features/orders/use-newest-orders.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { laterPart } from "../../shared/later-part.ts";
import { Notices } from "../../shared/notices/notices.tsx";
import { useNotices } from "../../shared/notices/use-notices.ts";
import { useWide } from "../../shared/use-wide.ts";
import { RailLinks } from "./rail-links.tsx";

const OpenBills = laterPart(async () => (await import("../../features/billing/parts/open-bills.tsx")).OpenBills);

/**
 * What stands beside buying again: what the person was told, the open cart, what is on its way, and the newest orders once
 * that is known, on a wide window what is to be paid and can be ordered below them; on a phone, whose bar has room for the
 * areas alone, the screens of the shop follow.
 */
export function HomeSide() {
  const notices = useNotices();
  // They stand above the rest, which would move if it were there before them.
  return notices.isPending && notices.errorUpdateCount === 0 ? null : <Blocks notices={notices.data} />;
}

function Blocks({ notices }: { notices: readonly Notification[] | undefined }) {
  const { customerId, may } = useWho();
  const reads = customerId !== undefined && may("customer.read") ? customerId : undefined;
  // What is read first is painted before the rest is drawn.
  const rest = useDeferredValue(true, false);
  return (
    <>
      <div className="flex min-w-0 flex-col gap-8">
        <Notices notices={notices} />
        {customerId !== undefined && may("cart.write") && <OpenCart />}
        {reads !== undefined && <ArrivingOrders customerId={reads} />}
      </div>
      {rest && <Rest customerId={reads} />}
    </>
  );
}

/** The newest orders, and the ways on; nothing as long as it is not known how long the orders are. */
function Rest({ customerId }: { customerId: number | undefined }) {
  const { isPending, errorUpdateCount } = useNewestOrders(customerId);
  const wide = useWide(110);
  // What failed once stands, with its reason: an observer that comes and goes with each failure asks again each time.
  if (customerId !== undefined && isPending && errorUpdateCount === 0) return null;
  return (
    <>
      {customerId !== undefined && (
        <div className="flex min-w-0 flex-col gap-8">
          <RecentOrders customerId={customerId} />
          {wide && <OpenBills customerId={customerId} />}
        </div>
      )}
      <div className="screen-links">
        <RailLinks />
      </div>
    </>
  );
}
