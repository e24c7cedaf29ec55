import { vmi } from "@purvey/client/services/vmi";
import type { StockroomPart } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { inTime } from "../scan/in-time.ts";
import { useService } from "../use-service.ts";

/** How many parts of a stockroom are held at once. */
export const mostParts = 1000;

/** One stockroom. */
export function useStockroom(warehouseUid: number) {
  const { queries } = useService(vmi);
  return useQuery(dataOf(queries.warehouse.get({ warehouseUid })));
}

/** All active stockrooms that the person may see, by name. */
export function useStockrooms() {
  const { queries } = useService(vmi);
  return useQuery(dataOf(queries.warehouse.list({ limit: mostParts, orderBy: "warehouse_name|ASC" })));
}

/** The active sections of the stockrooms of a customer. */
export function useSections(customerId: number | null | undefined) {
  const { queries } = useService(vmi);
  const input = { limit: mostParts, statusCd: 704, orderBy: "section_name|ASC" } as const;
  const asked = customerId === undefined ? skipToken : customerId === null ? input : { ...input, customerId };
  return useQuery(dataOf(queries.sections.list(asked)));
}

/** What a stockroom has of each part, in one section or all; the envelope tells how many there are. */
export function useStockroomParts(warehouseUid: number, sectionsUid?: number) {
  const { queries } = useService(vmi);
  const section = sectionsUid === undefined ? {} : { sectionsUid };
  return useQuery({
    ...queries.warehouse.availability({ warehouseUid, limit: mostParts, ...section }),
    // Caps and counts hold against it: figures kept from before are shown, but asked for again.
    refetchOnMount: "always",
  });
}

/** The part that a code names; null when there is none or several, undefined when nobody could be asked. */
export type LookedUpPart = StockroomPart | null | undefined;

/** Looks a scanned or typed code up at the server. */
export function useLookUpPart(warehouseUid: number): (code: string) => Promise<LookedUpPart> {
  const { api } = useService(vmi);
  return async (code) => {
    // Without a network the call would be tried again and again before it gives up.
    if (!navigator.onLine) return undefined;
    const asked = api.warehouse.availability({ warehouseUid, q: code, limit: 2 });
    const answer = await inTime(asked.data).catch(() => undefined);
    return answer && (answer.length === 1 ? (answer[0] ?? null) : null);
  };
}
