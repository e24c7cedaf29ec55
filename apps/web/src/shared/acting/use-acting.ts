import { useNavigate } from "@tanstack/react-router";
import { useSessionAccess } from "../session/session-context.tsx";

/**
 * Begins and ends acting for a customer. Both lead to the shop, for what was open belongs to somebody else then; `stay`
 * stays on the page, `openOrder` opens an order of the customer.
 */
export function useActing(): {
  begin: (customerId: number) => void;
  stay: (customerId: number) => void;
  stop: () => void;
  openOrder: (customerId: number, orderNo: number) => void;
} {
  const { store } = useSessionAccess();
  const navigate = useNavigate();
  const turn = (customerId: number | undefined) => {
    void navigate({ to: "/shop" }).then(() => store.actFor(customerId));
  };
  return {
    begin: turn,
    stay: (customerId) => store.actFor(customerId),
    stop: () => turn(undefined),
    openOrder: (customerId, orderNo) => {
      store.actFor(customerId);
      void navigate({ to: "/shop/orders/$no", params: { no: orderNo } });
    },
  };
}
