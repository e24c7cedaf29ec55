import { items } from "@purvey/client/services/items";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { catalogServices } from "../../shared/catalog-services.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { pageSize } from "../../shared/price-history/page-size.ts";
import { useService, useServices } from "../../shared/use-service.ts";

/** Brands of the site by their names; the item editor asks for them before it knows its item. */
export function useBrands() {
  return useQuery(
    dataOf(useServices(catalogServices).queries.items.brands.list({ limit: 1000, orderBy: "brands_name|ASC" })),
  );
}

/** Attributes of the site in their order. */
export function useSiteAttributes() {
  return useQuery(
    dataOf(useServices(catalogServices).queries.items.attributes.list({ limit: 1000, orderBy: "sequence_no|ASC" })),
  );
}

/** The questions that are answered on an item's page. */
export function useItemQuestions(invMastUid: number) {
  return useQuery(dataOf(useServices(catalogServices).queries.items.invMast.faq.list({ id: invMastUid, limit: 1000 })));
}

/** The tags of an item. */
export function useItemTags(invMastUid: number) {
  return useQuery(
    dataOf(useServices(catalogServices).queries.legacy.invMast.tags.list({ id: invMastUid, limit: 1000 })),
  );
}

/** Asks for what an item may have, whichever item it is; true once it is read or cannot be. */
export function useChoicesRead(): boolean {
  const parts = [useBrands(), useSiteAttributes()];
  return parts.every(({ isLoading }) => !isLoading);
}

/**
 * Asks at once for the lists below an item's fields; true once those are read, or cannot be, that others stand below.
 * How its prices changed stands last and may come last.
 */
export function useItemLists(invMastUid: number): boolean {
  const denial = useDenial("customer.all");
  const { priceHistory } = useService(items).queries.invMast;
  useQuery(priceHistory(denial ? skipToken : { id: invMastUid, limit: pageSize }));
  const parts = [useItemTags(invMastUid), useItemQuestions(invMastUid)];
  return parts.every(({ isLoading }) => !isLoading);
}
