import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import type { CustomerShipToCreateInput } from "@purvey/contract/generated/customers";
import type { Permission } from "@purvey/contract/permissions";
import type { messages } from "./messages.ts";

/** The rights that a shop's person cares about, in the order they are told, each with the name of its sentence. */
const sentences = {
  "price.read": "mayPrice",
  "cart.write": "mayCart",
  "order.create": "mayOrder",
  "checkout.activate": "mayRelease",
  "payment.use": "mayCard",
  "customer.read": "mayHistory",
  "customer.write": "mayAddress",
  "list.write": "mayLists",
  "stockroom.move": "mayStockroom",
  "user.write": "mayUsers",
} as const satisfies Partial<Record<Permission, keyof (typeof messages)["en"]>>;

/** The names of the sentences that say what somebody with these permissions may do in the shop. */
export function rightsOf(permissions: readonly string[]) {
  const held = new Set(permissions);
  return Object.entries(sentences).flatMap(([permission, sentence]) => (held.has(permission) ? [sentence] : []));
}

/** What is entered for a new ship-to. */
export interface ShipToDraft {
  readonly shipToName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Nothing is entered. */
export const noShipTo: ShipToDraft = {
  shipToName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
};

/** A draft of the same place, to be completed. */
export function draftOf(
  shipTo: {
    readonly [Field in keyof ShipToDraft]: string | null;
  },
): ShipToDraft {
  const { shipToName, address1, address2, city, state, postalCode } = shipTo;
  return {
    shipToName: shipToName ?? "",
    address1: address1 ?? "",
    address2: address2 ?? "",
    city: city ?? "",
    state: state ?? "",
    postalCode: postalCode ?? "",
  };
}

/** The fields without which an address cannot be checked, as far as they are empty. */
export function missingFields(draft: ShipToDraft): (keyof ShipToDraft)[] {
  const needed = ["shipToName", "address1", "city", "state", "postalCode"] as const;
  return needed.filter((name) => draft[name].trim() === "");
}

/** The draft with what the post makes of it. */
export function correctedDraft(draft: ShipToDraft, candidate: AddressCandidate): ShipToDraft {
  const { city_name, state_abbreviation, zipcode, plus4_code } = candidate.components;
  const postalCode = [zipcode, plus4_code].filter(Boolean).join("-");
  return {
    ...draft,
    address1: candidate.delivery_line_1,
    city: city_name ?? draft.city,
    state: state_abbreviation ?? draft.state,
    postalCode: postalCode || draft.postalCode,
  };
}

/** What is stored. */
export function shipToInput(customerId: number, draft: ShipToDraft): CustomerShipToCreateInput {
  const { address2, ...needed } = draft;
  return { customerId, ...needed, ...(address2.trim() ? { address2 } : {}) };
}
