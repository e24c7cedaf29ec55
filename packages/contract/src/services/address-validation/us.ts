import { get, type Resource, resource } from "../../endpoint.ts";
import { list, required, text } from "../../fields.ts";
import { most } from "../../limits.ts";
import { AddressCandidate } from "./address-candidate.ts";

/** `/us`: addresses in the United States (R184–R186). */
export const us: Resource = resource("/us", {
  lookup: get("/lookup", {
    query: {
      address1: required(
        text({
          min: 1,
          max: 255,
          message: "Address line 1 is required",
          description: "House number and street, a post-office box, or a rural route with its box",
          example: "3400 Detroit Avenue",
        }),
      ),
      address2: text({ max: 255, description: "Unit, building, or the street when line 1 names a company" }),
      city: required(text({ min: 1, max: most.text, message: "City is required", example: "Toledo" })),
      state: required({
        ...text({ pattern: "^[A-Za-z]{2}$", description: "Two letters", example: "OH" }),
        "x-messages": { pattern: "State must be exactly 2 letters", required: "State must be exactly 2 letters" },
      }),
      postalCode: required(
        text({
          min: 5,
          max: most.text,
          message: "Postal code is required (5 or 9 digits)",
          description: "Five or nine digits, with or without a dash",
          example: "43610-1204",
        }),
      ),
    },
    returns: list(AddressCandidate),
    summary: "Check an address in the United States",
    description:
      "Answers the addresses that may be meant, likeliest first, abbreviated as the post does (`N`, `Ave`, `Ste`); none when neither " +
      "city nor postal code is known. A typing error in city, state or postal code gives the corrected address and says so in " +
      "`analysis`. The embedded tables know each state by the first three digits, and city and county of the codes that ship; " +
      "they hold no delivery points, so `dpv_match_code` is null unless a provider is configured.",
    words: ["verify", "validate", "normalize", "standardize", "USPS", "ZIP code", "autocorrect", "typo", "ship-to"],
    tasks: [
      "does this address exist",
      "correct a misspelled street",
      "complete a ZIP code",
      "can it be delivered there",
      "is this a valid shipping address",
      "fix a wrong zip code",
      "zip plus four of a street",
      "is the street spelled right",
    ],
    permission: "shipping.read",
    scope: "site",
    rules: ["R184", "R185", "R186"],
    errors: ["UPSTREAM_SERVICE_ERROR", "UPSTREAM_TIMEOUT"],
  }),
});
