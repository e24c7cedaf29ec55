import { vmi } from "@purvey/client/services/vmi";
import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../shared/use-service.ts";

/** The active distributors of a customer by name, those that deliver to every customer among them. */
export function useDistributors(customerId: number | null) {
  const { queries } = useService(vmi);
  const ofCustomer = customerId === null ? {} : { customerId };
  const input = { limit: 1000, orderBy: "distributors_name|ASC", statusCd: 704, ...ofCustomer } as const;
  return useQuery(dataOf(queries.distributors.list(input)));
}
