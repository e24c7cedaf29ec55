/** A ship-to as this device remembers it: its number and the location that serves it. */
export interface ChosenShipTo {
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
