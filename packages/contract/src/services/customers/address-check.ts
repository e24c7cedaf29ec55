import { datetime, entity, nullable, oneOf, text } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const ProposedAddress: ObjectSchema = entity("ProposedAddress", "An address as its provider writes it", {
  address1: text({ description: "Number and street", example: "2100 Summit St" }),
  address2: nullable(text({ description: "What else the carrier needs", example: "Ste 5" })),
  city: text({ example: "Toledo" }),
  state: text({ description: "Two letters", example: "OH" }),
  postalCode: text({ description: "Five digits or nine", example: "43611-2210" }),
});

/** What the address provider said of the address that an order goes to. */
export const AddressCheck: ObjectSchema = entity(
  "AddressCheck",
  "What the address provider said of where an order goes",
  {
    verdict: oneOf(["confirmed", "corrected", "unknown", "unchecked"], {
      description:
        "`confirmed` as it is, `corrected` where the provider knows another in its place, `unknown` where it knows none or the address lacks a part, `unchecked` where the provider did not answer or the tables that ship do not hold the postal code",
      example: "corrected",
    }),
    source: nullable(
      text({
        max: 40,
        description:
          "Who said it: `embedded` for the tables that ship, else the provider; null where nobody could be asked",
        example: "smarty",
      }),
    ),
    dateChecked: datetime({ description: "When the provider was asked" }),
    proposed: nullable(ProposedAddress),
  },
);
