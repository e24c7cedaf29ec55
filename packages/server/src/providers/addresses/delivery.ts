import type { TypedAddress } from "../../platform/ports/address-provider.ts";
import { readDeliveryLine } from "./delivery-line.ts";
import type { DeliveryParts } from "./delivery-parts.ts";
import { titleText } from "./title-case.ts";

/** Who receives, the delivery line in parts, and what is left for a second line. */
export interface Delivery {
  readonly addressee: string | null;
  readonly parts: DeliveryParts;
  readonly second: string | null;
}

/** Line 2 may hold the unit, or the street when line 1 names who receives. */
export function deliveryOf({ address1, address2 = "" }: TypedAddress): Delivery {
  const [first, second] = [readDeliveryLine(address1), readDeliveryLine(address2)];
  if (first.primaryNumber === null && second.primaryNumber !== null)
    return { addressee: titleText(address1), parts: second, second: null };
  if (address2.trim() === "") return { addressee: null, parts: first, second: null };
  const joined = readDeliveryLine(`${address1} ${address2}`);
  const isUnit =
    first.unitDesignator === null && joined.unitDesignator !== null && joined.streetName === first.streetName;
  return { addressee: null, parts: isUnit ? joined : first, second: isUnit ? null : titleText(address2) };
}
