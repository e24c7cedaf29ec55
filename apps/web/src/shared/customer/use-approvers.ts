import type { CheckoutApprover } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCommerceQueries } from "../commerce-api.ts";
import { useWho } from "./who.tsx";

/** The colleagues who may release a checkout; undefined while they are on their way. */
export function useApprovers(): readonly CheckoutApprover[] | undefined {
  const queries = useCommerceQueries();
  const { may } = useWho();
  return useQuery(dataOf(queries.commerce.checkout.approvers(may("cart.write") ? {} : skipToken))).data;
}

/** Their names in one text. */
export function namesOf(approvers: readonly CheckoutApprover[]): string {
  return approvers.map(({ name }) => name).join(", ");
}
