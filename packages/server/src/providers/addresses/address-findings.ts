import type { AddressFinding } from "@purvey/contract/generated/addressValidation";
import type { TypedAddress } from "../../platform/ports/address-provider.ts";
import { readZipCode } from "../../values/places/zip-areas.ts";
import { cityLikeness } from "./city-names.ts";
import type { Delivery } from "./delivery-line.ts";
import type { Place } from "./places-meant.ts";

/** What was found on the way from what was typed to a candidate, in the order of the lines. */
export function findingsOf(typed: TypedAddress, delivery: Delivery, line: string, place: Place): AddressFinding[] {
  return [...lineFindings(typed, delivery, line), ...placeFindings(typed, place)];
}

function lineFindings(typed: TypedAddress, { parts, addressee }: Delivery, line: string): AddressFinding[] {
  const found: AddressFinding[] = [];
  const given = (addressee === null ? typed.address1 : (typed.address2 ?? "")).trim();
  if (parts.primaryNumber === null || parts.streetName === null) {
    const message = `\`${given}\` has no ${parts.streetName === null ? "street" : "house number"}; the post needs both.`;
    found.push({ code: "I#", field: "address1", message, given, corrected: null });
  }
  if (addressee !== null) {
    const message = `\`${typed.address1.trim()}\` is no street; it stands as the addressee, and line 2 as the street.`;
    found.push({ code: "L#", field: "address1", message, given: typed.address1.trim(), corrected: line });
  }
  if (line !== given && line !== "")
    found.push({
      code: "N#",
      field: "address1",
      message: "Written as the post abbreviates it.",
      given,
      corrected: line,
    });
  return found;
}

function placeFindings(typed: TypedAddress, place: Place): AddressFinding[] {
  const found: AddressFinding[] = [];
  const where = `${place.city} ${place.state}`;
  const [city, state] = [typed.city.trim(), typed.state.trim().toUpperCase()];
  const zip = readZipCode(typed.postalCode)?.zip ?? typed.postalCode.trim();
  if (zip !== place.zip) {
    const message = `The postal code \`${zip}\` is not one of ${where}; \`${place.zip}\` is.`;
    found.push({ code: "A#", field: "postalCode", message, given: zip, corrected: place.zip });
  }
  if (state !== place.state) {
    const message = `The postal code \`${place.zip}\` lies in ${place.state}, not in ${state}.`;
    found.push({ code: "B#", field: "state", message, given: state, corrected: place.state });
  }
  const likeness = cityLikeness(city, place.city);
  if (likeness === undefined) {
    const message = `\`${place.zip}\` is a postal code of ${where}, not of \`${city}\`.`;
    found.push({ code: "C#", field: "city", message, given: city, corrected: place.city });
  } else if (likeness === "close") {
    const message = `There is no \`${city}\` with the postal code \`${place.zip}\`, but ${where}.`;
    found.push({ code: "B#", field: "city", message, given: city, corrected: place.city });
  }
  if (!place.isListed) {
    const message = `The list that ships does not hold \`${place.zip}\`: that its area lies in ${place.state} is known, that it is ${place.city} is not.`;
    found.push({ code: "V#", field: "city", message, given: city, corrected: null });
  }
  return found;
}
