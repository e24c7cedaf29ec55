import { useToasts } from "@purvey/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { freshMessages } from "./fresh-messages.ts";
import { lasting } from "./not-fresh.tsx";

/** Says that changes wait for the network, which the page shows as made already; it goes when they are sent. */
export function NotSent(): null {
  const text = useText(freshMessages);
  const client = useQueryClient();
  const toasts = useToasts();
  useEffect(() => {
    const cache = client.getMutationCache();
    let shown: number | undefined;
    const stop = cache.subscribe(() => {
      const waits = cache.findAll({ status: "pending" }).some(({ state }) => state.isPaused);
      if (waits) shown ??= toasts.show({ tone: "low", message: text("notSent"), duration: lasting });
      else if (shown !== undefined) {
        toasts.dismiss(shown);
        shown = undefined;
      }
    });
    return stop;
  }, [client, toasts, text]);
  return null;
}
