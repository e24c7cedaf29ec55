import { keyPrefix } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { type Api, useApi } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";

/** How many contacts are looked at. */
const most = 20;

const nobody: readonly string[] = [];

/** The names of the colleagues who may order without a limit: those a buyer asks first. */
export function useColleaguesWithoutLimit(except: number | null): readonly string[] {
  const api = useApi();
  const { siteId, userId, customerId, may } = useWho();
  const { data } = useQuery({
    queryKey: [...keyPrefix(siteId, String(userId)), "customers", "colleagues", customerId, except],
    queryFn: () => withoutLimit(api, customerId ?? 0, except),
    enabled: customerId !== undefined && may("customer.read"),
  });
  return data ?? nobody;
}

async function withoutLimit({ customers }: Api, customerId: number, except: number | null): Promise<string[]> {
  const contacts = await customers.customer.contacts.list({ customerId, q: "", limit: most }).data;
  const colleagues = contacts.filter(({ id }) => id !== except);
  const docs = await Promise.all(colleagues.map(({ id }) => customers.contacts.doc({ id }).data));
  const free = docs.filter(({ usersId, webAllowance }) => usersId !== null && webAllowance.isUnlimited);
  return free.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
