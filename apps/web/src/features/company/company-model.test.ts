import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import { describe, expect, it } from "vitest";
import { correctedDraft, missingFields, noShipTo, rightsOf, shipToInput } from "./company-model.ts";

describe("the account", () => {
  it("tells rights in the shop's order and leaves out what is none of the shop's", () => {
    expect(rightsOf(["checkout.activate", "core.write", "price.read"])).toEqual(["mayPrice", "mayRelease"]);
    expect(rightsOf(["catalog.read"])).toEqual([]);
  });

  it("names the fields that an address lacks", () => {
    expect(missingFields(noShipTo)).toEqual(["shipToName", "address1", "city", "state", "postalCode"]);
    const draft = { ...noShipTo, shipToName: "Akron", address1: "88 Rubber Rd", city: "Akron", state: "OH" };
    expect(missingFields({ ...draft, postalCode: " " })).toEqual(["postalCode"]);
  });

  it("takes the post's spelling over and keeps what the post does not know", () => {
    const draft = { ...noShipTo, shipToName: "Akron", address2: "Dock 2", city: "Akorn", state: "oh", postalCode: "4" };
    const components = { city_name: "Akron", state_abbreviation: "OH", zipcode: "44306", plus4_code: null };
    const candidate = { delivery_line_1: "88 Rubber Rd", components } as AddressCandidate;
    expect(correctedDraft(draft, candidate)).toEqual({
      shipToName: "Akron",
      address1: "88 Rubber Rd",
      address2: "Dock 2",
      city: "Akron",
      state: "OH",
      postalCode: "44306",
    });
  });

  it("stores no empty addition", () => {
    expect(shipToInput(1, noShipTo)).not.toHaveProperty("address2");
    expect(shipToInput(1, { ...noShipTo, address2: "Dock 2" })).toMatchObject({ customerId: 1, address2: "Dock 2" });
  });
});
