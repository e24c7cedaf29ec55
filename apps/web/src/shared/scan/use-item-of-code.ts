import { items } from "@purvey/client/services/items";
import { useQueryClient } from "@tanstack/react-query";
import { useService } from "../use-service.ts";
import { inTime } from "./in-time.ts";

/** The number of the item that a code names; null when there is none, undefined when nobody could be asked. */
export type ItemOfCode = string | null | undefined;

/** Asks the server whose code it is: the bar code of a box, a maker's or customer's number. */
export function useItemOfCode(): (code: string) => Promise<ItemOfCode> {
  const { queries } = useService(items);
  const queryClient = useQueryClient();
  return async (code) => {
    // Without a network the question would wait for it, and every further scan for the question.
    if (!navigator.onLine) return undefined;
    const asked = queryClient.fetchQuery(queries.invMast.resolve({ numbers: [code] }));
    const answer = await inTime(asked).catch(() => undefined);
    return answer && (answer.data[0]?.item?.itemId ?? null);
  };
}
