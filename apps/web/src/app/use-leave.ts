import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useSessionAccess } from "../shared/session/session-context.tsx";

/**
 * Signs out: forgets the session and everything that was read for it, on the device too, and goes to the door; by way of
 * the identity provider where that ends its session too.
 */
export function useLeave(): () => void {
  const { store } = useSessionAccess();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    const left = store.get();
    store.signOut();
    const { endSessionUrl } = left;
    // A page that is left for another server would not come to forget.
    void import("./kept-reads.ts")
      .then(({ forgetReads }) => forgetReads(left))
      .finally(() => endSessionUrl !== undefined && location.assign(endSessionUrl));
    void navigate({ to: "/sign-in" }).then(() => queryClient.clear());
  };
}
