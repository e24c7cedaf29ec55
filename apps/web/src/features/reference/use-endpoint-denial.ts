import type { Endpoint } from "@purvey/contract/endpoint";
import { useDenial } from "../../shared/permissions/use-denial.ts";

/** Why the person may not call an endpoint; undefined when they may, or when there is none. */
export function useEndpointDenial(endpoint: Endpoint | undefined): string | undefined {
  const permission = endpoint?.permission;
  const denial = useDenial(permission === undefined || permission === "none" ? "profile.own" : permission);
  return permission === undefined || permission === "none" ? undefined : denial;
}
