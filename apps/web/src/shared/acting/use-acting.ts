import { useNavigate } from "@tanstack/react-router";
import { useSessionAccess } from "../session/session-context.tsx";

/** Begins and ends acting for a customer. Both lead to the shop: what was open belongs to somebody else then. */
export function useActing(): {
  begin: (customerId: number) => void;
  stay: (customerId: number) => void;
  stop: () => void;
} {
  const { store } = useSessionAccess();
  const navigate = useNavigate();
  const turn = (customerId: number | undefined) => {
    void navigate({ to: "/shop" }).then(() => store.actFor(customerId));
  };
  return { begin: turn, stay: (customerId) => store.actFor(customerId), stop: () => turn(undefined) };
}
