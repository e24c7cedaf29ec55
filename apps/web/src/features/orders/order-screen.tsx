import { NotFoundError } from "@purvey/client/errors";
import { customers } from "@purvey/client/services/customers";
import { orders } from "@purvey/client/services/orders";
import { dataOf } from "@purvey/react";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { OrderPage } from "./parts/order-page.tsx";

const route = getRouteApi("/in/shop/orders/$no");

/** One order: where it is, what it holds. */
export function OrderScreen() {
  const text = useText(messages);
  const { no: orderNo } = route.useParams();
  const { customerId, acting, companyName } = useWho();
  const { queries } = useService(customers);
  const title = text("orderNo", { order: String(orderNo) });
  useTitle(title);
  const input = customerId === undefined ? skipToken : { customerId, orderNo };
  const { data: order, error, refetch } = useQuery(dataOf(queries.customer.orders.get(input)));
  // Both at once: what became of the order would otherwise move what is read already.
  const course = useQuery(dataOf(useService(orders).queries.oeHdr.doc({ id: orderNo })));
  const settled = !course.isPending || course.errorUpdateCount > 0;
  if (order && settled) return <OrderPage order={order} course={course} />;
  return (
    <>
      <PageHead title={title} />
      {error instanceof NotFoundError && (
        <EmptyState
          title={text("missing", { order: String(orderNo) })}
          actions={<RouterLinkButton to="/shop/orders">{text("toOrders")}</RouterLinkButton>}
        >
          {acting && text("missingActing", { customer: companyName })}
        </EmptyState>
      )}
      {error && !(error instanceof NotFoundError) && <Failure error={error} onRetry={refetch} />}
      {!error && <Skeleton width="20rem" />}
    </>
  );
}
