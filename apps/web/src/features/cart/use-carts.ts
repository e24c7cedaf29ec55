import type { CartHeader } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCommerceQueries } from "../../shared/commerce-api.ts";
import { useWho } from "../../shared/customer/who.tsx";

const none: readonly CartHeader[] = [];

/** The open carts of the person for the customer; none while they are on their way. */
export function useCarts(): readonly CartHeader[] {
  const queries = useCommerceQueries();
  const { userId, customerId } = useWho();
  const input = customerId === undefined ? skipToken : { userId, customerId, statusCd: 704 as const, limit: 1000 };
  return useQuery(dataOf(queries.commerce.cartHdr.list(input))).data ?? none;
}
