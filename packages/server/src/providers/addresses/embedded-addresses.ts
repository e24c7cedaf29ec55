import type { AddressCandidate, AddressFinding } from "@purvey/contract/generated/addressValidation";
import type { AddressProvider, TypedAddress } from "../../platform/ports/address-provider.ts";
import { usStates } from "../../values/places/us-states.ts";
import { cityOfZip } from "../../values/places/zip-cities.ts";
import { findingsOf } from "./address-findings.ts";
import type { DeliveryParts } from "./delivery-line.ts";
import { type Delivery, deliveryOf, writeDeliveryLine } from "./delivery-line.ts";
import { type Place, placesMeant } from "./places-meant.ts";

/**
 * Checks addresses by the tables that ship with the server: abbreviations of the post, the state and the middle of each
 * area of postal codes, city and county of the codes that ship. It knows no streets and no delivery points.
 */
export const embeddedAddresses: AddressProvider = {
  source: "embedded",
  async lookup(address) {
    const lines = deliveryOf(address);
    return placesMeant(address).map((place, index) => candidateOf(address, lines, place, index));
  },
};

function candidateOf(typed: TypedAddress, delivery: Delivery, place: Place, index: number): AddressCandidate {
  const line = writeDeliveryLine(delivery.parts);
  const findings = findingsOf(typed, delivery, line, place);
  const code = place.plus4 === undefined ? place.zip : `${place.zip}-${place.plus4}`;
  return {
    input_index: 0,
    candidate_index: index,
    addressee: delivery.addressee,
    delivery_line_1: line,
    delivery_line_2: delivery.second,
    last_line: `${place.city} ${place.state} ${code}`,
    delivery_point_barcode: null,
    components: componentsOf(delivery.parts, place),
    metadata: metadataOf(delivery.parts, place),
    analysis: {
      dpv_match_code: null,
      dpv_footnotes: null,
      dpv_cmra: null,
      dpv_vacant: null,
      active: null,
      footnotes: [...new Set(findings.map((finding) => finding.code))].sort().join(""),
      match: matchOf(place, findings),
      findings,
    },
    source: "embedded",
  };
}

function matchOf(place: Place, findings: readonly AddressFinding[]): "exact" | "corrected" | "unverified" {
  const isCorrected = findings.some(({ field, corrected }) => corrected !== null && field !== "address1");
  if (isCorrected) return "corrected";
  return place.isListed ? "exact" : "unverified";
}

function componentsOf(parts: DeliveryParts, place: Place): AddressCandidate["components"] {
  return {
    urbanization: null,
    primary_number: parts.primaryNumber,
    street_predirection: parts.predirection,
    street_name: parts.streetName,
    street_suffix: parts.suffix,
    street_postdirection: parts.postdirection,
    secondary_designator: parts.unitDesignator,
    secondary_number: parts.unitNumber,
    extra_secondary_designator: parts.extraDesignator,
    extra_secondary_number: parts.extraNumber,
    city_name: place.city,
    default_city_name: cityOfZip(place.zip)?.city ?? null,
    state_abbreviation: place.state,
    zipcode: place.zip,
    plus4_code: place.plus4 ?? null,
    delivery_point: null,
    delivery_point_check_digit: null,
  };
}

function metadataOf({ recordType }: DeliveryParts, { state, county, area }: Place): AddressCandidate["metadata"] {
  const home = usStates().get(state);
  return {
    record_type: recordType,
    zip_type: null,
    county_fips: null,
    carrier_route: null,
    congressional_district: null,
    rdi: null,
    county_name: county,
    latitude: area.latitude,
    longitude: area.longitude,
    precision: "Zip3",
    time_zone: home?.timeZone ?? null,
    utc_offset: home?.utcOffset ?? null,
    dst: home?.daylightSaving ?? null,
  };
}
