import { NotFoundError } from "@purvey/client/errors";
import { useToasts } from "@purvey/ui/toast";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { problemOf } from "../../shared/errors/problem.ts";
import { isTold } from "../../shared/errors/told-errors.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { freshMessages } from "./fresh-messages.ts";

/** Milliseconds of a message that stays until what it speaks of is over: a day. */
export const lasting = 24 * 60 * 60_000;
/** Milliseconds in which a screen says itself what failed. */
const moment = 300;

/**
 * Says what no part of the page says: that something of it could not be read, or stands as it was read before because it
 * could not be read anew. Asks again, and goes by itself when all of it was read. Screens keep what they show meanwhile.
 */
export function NotFresh(): null {
  const text = useText(freshMessages);
  const client = useQueryClient();
  const toasts = useToasts();
  useEffect(() => {
    const cache = client.getQueryCache();
    let shown: number | undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      shown = undefined;
      void client.refetchQueries({ type: "active", predicate: isUntold });
    };
    const look = () => {
      soon = undefined;
      const untold = cache.findAll({ type: "active", predicate: isUntold });
      if (untold.length === 0 && shown !== undefined) {
        toasts.dismiss(shown);
        shown = undefined;
      }
      if (shown !== undefined || !untold.some(({ state }) => state.fetchStatus === "idle")) return;
      const action = { label: text("tryAgain"), onAction: again };
      shown = toasts.show({ tone: "low", message: text("notFresh"), action, duration: lasting });
    };
    const lookSoon = () => {
      soon ??= setTimeout(look, moment);
    };
    lookSoon();
    const stop = cache.subscribe(({ type }) => {
      if (type === "updated" || type === "observerRemoved") lookSoon();
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [client, toasts, text]);
  return null;
}

/** What could not be read, and nobody says so. Who has to sign in or may not read it is told where they are. */
function isUntold({ state: { status, error } }: Query): boolean {
  if (status !== "error" || isTold(error) || problemOf(error).cause === "you") return false;
  return !(error instanceof NotFoundError);
}
