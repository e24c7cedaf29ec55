import type { Contact } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";

/** How many contacts are looked at. */
const most = 20;

const noContacts: readonly Contact[] = [];

/** The names of the colleagues who may order without a limit: those a buyer asks first. */
export function useColleaguesWithoutLimit(except: number | null): string[] {
  const queries = useApiQueries();
  const { customerId, may } = useWho();
  const input = customerId !== undefined && may("customer.read") ? { customerId, q: "", limit: most } : skipToken;
  const contacts = useQuery(dataOf(queries.customers.customer.contacts.list(input))).data ?? noContacts;
  const colleagues = contacts.filter(({ id }) => id !== except);
  const docs = useQueries({
    queries: colleagues.map(({ id }) => dataOf(queries.customers.contacts.doc({ id }))),
  });
  return docs.flatMap(({ data }) =>
    data && data.usersId !== null && data.webAllowance.isUnlimited ? [`${data.firstName} ${data.lastName}`] : [],
  );
}
