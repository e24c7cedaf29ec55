import type { AddressCheck } from "@purvey/contract/generated/commerce";
import type { CustomerShipToCreateInput, ShipTo } from "@purvey/contract/generated/customers";

/** An address in place of the one that was entered. */
export type ProposedAddress = NonNullable<AddressCheck["proposed"]>;

/** What of a place stays as it is, whatever its address. */
export type KeptOfShipTo = Pick<ShipTo, "shipToName" | "phone" | "emailAddress" | "defaultLocationId">;

/** A place like another, at the address that the post knows in place of its own. */
export function placeAt(
  customerId: number,
  { shipToName, phone, emailAddress, defaultLocationId }: KeptOfShipTo,
  { address2, ...address }: ProposedAddress,
): CustomerShipToCreateInput {
  return {
    customerId,
    shipToName,
    ...address,
    ...(address2 === null ? {} : { address2 }),
    ...(phone === null ? {} : { phone }),
    ...(emailAddress === null ? {} : { emailAddress }),
    ...(defaultLocationId === null ? {} : { defaultLocationId }),
  };
}
