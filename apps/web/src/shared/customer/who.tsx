import type { ContentOperations } from "@purvey/contract/generated/content";
import type { ShipTo } from "@purvey/contract/generated/customers";
import type { Permission } from "@purvey/contract/permissions";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useApiQueries } from "../api.ts";
import { useSession } from "../session/session-context.tsx";

/** Profile, permissions and rules of a user, as the service answers them. */
export type Trinity = ContentOperations["users.trinity"]["data"];

/** Who works, for which customer, and where the goods go: part of every price. */
export interface Who {
  readonly siteId: string;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly roleName: string;
  readonly customerId: number | undefined;
  readonly contactId: number | undefined;
  readonly companyName: string;
  /** They are a sales representative, who may act for their customers. */
  readonly salesRepId: string | undefined;
  /** They act for the customer now. */
  readonly acting: boolean;
  readonly rules: Trinity["businessLogic"];
  may(permission: Permission): boolean;
  /** The ship-to chosen in the header. */
  readonly shipToId: number | undefined;
  /** The location that serves it: stock is shown for it. */
  readonly locationId: number | undefined;
  chooseShipTo(shipTo: ShipTo): void;
}

const WhoContext = createContext<Who | undefined>(undefined);

/** Gives everything below the person and the customer. */
export function WhoProvider({ trinity, children }: { trinity: Trinity; children: ReactNode }) {
  const { siteId, actingFor } = useSession();
  const customerId = trinity.businessLogic.customerId ?? undefined;
  const [chosen, setChosen] = useState(() => customerId && readChosenShipTo(siteId, customerId));
  const who = useMemo(() => {
    const choose = (shipTo: ShipTo): void => {
      const next = { shipToId: shipTo.shipToId, locationId: shipTo.defaultLocationId };
      setChosen(next);
      rememberShipTo(siteId, shipTo.customerId, next);
    };
    const who = whoOf(trinity, siteId, chosen || undefined, choose);
    return { ...who, acting: actingFor !== undefined };
  }, [trinity, siteId, chosen, actingFor]);
  return <WhoContext value={who}>{children}</WhoContext>;
}

function whoOf(
  trinity: Trinity,
  siteId: string,
  chosen: ChosenShipTo | undefined,
  choose: Who["chooseShipTo"],
): Omit<Who, "acting"> {
  const { profile, businessLogic: rules } = trinity;
  const permissions = new Set(trinity.permissions);
  return {
    siteId,
    userId: profile.userId,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    email: profile.email,
    roleName: trinity.role.name,
    customerId: rules.customerId ?? undefined,
    contactId: rules.contactId ?? undefined,
    companyName: profile.companyName ?? "",
    salesRepId: rules.salesRepId ?? undefined,
    rules,
    may: (permission) => permissions.has(permission),
    shipToId: chosen?.shipToId ?? rules.defaultShipToId ?? undefined,
    locationId: chosen?.locationId ?? rules.defaultLocationId ?? undefined,
    chooseShipTo: choose,
  };
}

/** The person and the customer; only below `WhoProvider`. */
export function useWho(): Who {
  const who = use(WhoContext);
  if (!who) throw new Error("Nobody is signed in here: put a `WhoProvider` around the screen.");
  return who;
}

/** The customer's ship-tos; undefined while they are on their way. */
export function useShipTos(): readonly ShipTo[] | undefined {
  return useShipToQuery().data;
}

/**
 * The customer's ship-tos are on their way for the first time: what has a row for each keeps its place until then, and
 * stands from then on, also while what failed is asked for again.
 */
export function useShipTosAwaited(): boolean {
  const { isLoading, errorUpdateCount } = useShipToQuery();
  return isLoading && errorUpdateCount === 0;
}

function useShipToQuery() {
  const { customerId, may } = useWho();
  const queries = useApiQueries();
  const known = customerId !== undefined && may("customer.read");
  return useQuery(dataOf(queries.customers.customer.shipTo.list(known ? { customerId, limit: 1000 } : skipToken)));
}

/** The chosen ship-to with its address; undefined while it is on its way. */
export function useShipTo(): ShipTo | undefined {
  const { shipToId } = useWho();
  return useShipTos()?.find((shipTo) => shipTo.shipToId === shipToId);
}

/** A ship-to as this device remembers it: its number and the location that serves it. */
interface ChosenShipTo {
  readonly shipToId: number;
  readonly locationId: number | null;
}

const keyOf = (siteId: string, customerId: number) => `purvey.shipTo.${siteId}.${customerId}`;

/** The ship-to that was chosen last on this device for a customer. */
export function readChosenShipTo(siteId: string, customerId: number): ChosenShipTo | undefined {
  try {
    return parse(localStorage.getItem(keyOf(siteId, customerId)));
  } catch {
    return undefined;
  }
}

/** Remembers the chosen ship-to on this device. */
export function rememberShipTo(siteId: string, customerId: number, chosen: ChosenShipTo): void {
  try {
    localStorage.setItem(keyOf(siteId, customerId), JSON.stringify(chosen));
  } catch {
    return;
  }
}

function parse(text: string | null): ChosenShipTo | undefined {
  const kept = text === null ? undefined : (JSON.parse(text) as Partial<ChosenShipTo> | null);
  if (typeof kept?.shipToId !== "number") return undefined;
  return { shipToId: kept.shipToId, locationId: typeof kept.locationId === "number" ? kept.locationId : null };
}
