import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useVmiMutations } from "../../shared/vmi-api.ts";
import { messages } from "./messages.ts";

/** Closes, opens again and cancels a restock order; says what the server made of it. */
export function useCloseRestock(number: number) {
  const text = useText(messages);
  const toasts = useToasts();
  const mutations = useVmiMutations();
  const update = useMutation(mutations.vmi.restockHdr.update());
  const cancel = useMutation(mutations.vmi.restockHdr.delete());
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
      return true;
    } catch (error) {
      const reason = problemOf(error).message;
      toasts.show({ tone: "out", message: text("refused", { number, reason }), duration: 9000 });
      return false;
    }
  };
  const reopen = () =>
    attempt(
      () => update.mutateAsync({ restockHdrUid: number, statusCd: 704 }),
      () => toasts.show({ tone: "ok", message: text("reopened", { number }) }),
    );
  return {
    reopen,
    close: () =>
      attempt(
        () => update.mutateAsync({ restockHdrUid: number, statusCd: 705 }),
        () =>
          toasts.show({
            tone: "ok",
            message: text("closedWord", { number }),
            action: { label: text("undo"), onAction: () => void reopen() },
          }),
      ),
    cancel: () =>
      attempt(
        () => cancel.mutateAsync({ restockHdrUid: number }),
        () => toasts.show({ tone: "ok", message: text("cancelledWord", { number }) }),
      ),
  };
}
