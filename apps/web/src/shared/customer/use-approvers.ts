import { commerce } from "@purvey/client/services/commerce";
import type { CheckoutApprover } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useService } from "../use-service.ts";
import { useWho } from "./who.tsx";

/** The colleagues who may release a checkout; undefined while they are on their way. */
export function useApprovers(): readonly CheckoutApprover[] | undefined {
  const { queries } = useService(commerce);
  const { may } = useWho();
  return useQuery(dataOf(queries.checkout.approvers(may("cart.write") ? {} : skipToken))).data;
}

/** Their names in one text. */
export function namesOf(approvers: readonly CheckoutApprover[]): string {
  return approvers.map(({ name }) => name).join(", ");
}
