import { answeredBy } from "../../answered-by.ts";
import { entity, integer, list, nullable, number, oneOf, text, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const part = (description: string, example: string) => nullable(text({ description, example }));

/** The parts of an address, spelled as the post abbreviates them. */
export const AddressComponents: ObjectSchema = entity("AddressComponents", "The parts of an address, one by one", {
  urbanization: part("Neighbourhood in Puerto Rico", "URB Las Gladiolas"),
  primary_number: part("House, box or route number", "3400"),
  street_predirection: part("Direction before the name", "N"),
  street_name: part("Name of the street, or `PO Box`, `RR`, `HC`", "Detroit"),
  street_suffix: part("Kind of street, abbreviated", "Ave"),
  street_postdirection: part("Direction after the name", "SE"),
  secondary_designator: part("Kind of unit", "Ste"),
  secondary_number: part("Number of the unit; of a rural route its box", "210"),
  extra_secondary_designator: part("Kind of the unit that holds the unit", "Bldg"),
  extra_secondary_number: part("Its number", "B"),
  city_name: part("The city", "Toledo"),
  default_city_name: part("What the post calls the postal code's city", "Toledo"),
  state_abbreviation: part("Two letters", "OH"),
  zipcode: part("Five digits", "43610"),
  plus4_code: part("The last four of ZIP+4; as they were given unless the source knows better", "1204"),
  delivery_point: part("Two digits that name the mailbox", "00"),
  delivery_point_check_digit: part("Check digit of the delivery point", "3"),
});

/** What is known about the place beside its address. */
export const AddressMetadata: ObjectSchema = entity("AddressMetadata", "What is known about the place", {
  record_type: nullable(
    oneOf(["S", "P", "R", "H", "F", "G"], {
      description: "S street, P post-office box, R rural route or highway contract, H high-rise, F firm, G general",
    }),
  ),
  zip_type: nullable(
    text({ description: "`Standard`, `POBox`, `Unique` or `Military`; null when unknown", example: "Standard" }),
  ),
  county_fips: part("The county's federal number", "39095"),
  county_name: part("The county", "Lucas"),
  carrier_route: part("The route of the letter carrier", "C047"),
  congressional_district: part("The congressional district", "09"),
  rdi: nullable(text({ description: "`Residential` or `Commercial`; null when unknown", example: "Commercial" })),
  latitude: nullable(number({ description: "Degrees north", example: 41.55 })),
  longitude: nullable(number({ description: "Degrees east", example: -83.6 })),
  precision: nullable(
    text({ description: "How exact the point is: `Zip3` is the middle of an area, `Zip9` a block", example: "Zip3" }),
  ),
  time_zone: part("The zone", "Eastern"),
  utc_offset: nullable(number({ description: "Hours between UTC and standard time", example: -5 })),
  dst: nullable(yes({ description: "Clocks are put forward in summer" })),
});

/** One thing that was found about the input. */
export const AddressFinding: ObjectSchema = entity("AddressFinding", "One thing that was found about the input", {
  code: text({ description: "The footnote's code", example: "A#" }),
  field: nullable(text({ description: "The input field it is about", example: "postalCode" })),
  message: text({
    description: "What was found, in one sentence",
    example: "The postal code 43210 is not one of Toledo OH; 43610 differs from it in one digit.",
  }),
  given: nullable(text({ description: "What was given", example: "43210" })),
  corrected: nullable(text({ description: "What the candidate has instead", example: "43610" })),
});

/** How the candidate was found. */
export const AddressAnalysis: ObjectSchema = entity("AddressAnalysis", "How the candidate was found", {
  dpv_match_code: nullable(
    oneOf(["Y", "S", "D", "N"], {
      description:
        "Delivery point: Y confirmed, S confirmed without its unit, D confirmed but a unit is missing, N not confirmed; null when the source has no list of delivery points",
    }),
  ),
  dpv_footnotes: part("Codes of the delivery-point check", "AABB"),
  dpv_cmra: part("Y at a commercial mail receiver", "N"),
  dpv_vacant: part("Y when nobody has taken mail for 90 days", "N"),
  active: part("N when the post does not deliver there", "Y"),
  footnotes: text({
    description:
      "What was found, as codes in a row: A# postal code corrected, B# spelling of city or state corrected, C# city, state and postal code do not agree, I# incomplete, L# parts of the address moved, N# abbreviated, V# city could not be verified; empty when nothing was",
    example: "A#N#",
  }),
  match: oneOf(["exact", "corrected", "unverified"], {
    description:
      "exact: city, state and postal code agree; corrected: one of them was; unverified: the city is not in the list, state and postal code agree",
    example: "corrected",
  }),
  findings: list(AddressFinding, { description: "The footnotes in sentences" }),
});

/** An address as the post writes it (R184). */
export const AddressCandidate: ObjectSchema = entity("AddressCandidate", "An address that may be meant", {
  input_index: integer({ min: 0, description: "Always 0: one address is looked up at a time", example: 0 }),
  candidate_index: integer({ min: 0, description: "Position from 0; the likeliest stands first", example: 0 }),
  addressee: part("Who receives, where a line names them", "Northgate Fabrication"),
  delivery_line_1: text({ description: "Street and unit, abbreviated as the post does", example: "3400 Detroit Ave" }),
  delivery_line_2: part("What does not belong on the first line", "Attn Receiving"),
  last_line: text({ description: "City, state and postal code", example: "Toledo OH 43610-1204" }),
  delivery_point_barcode: part("Twelve digits of the bar code; null without ZIP+4 list", "436101204003"),
  components: AddressComponents,
  metadata: AddressMetadata,
  analysis: AddressAnalysis,
  source: answeredBy("Who answered: the tables that ship with the server, or the configured provider", "smarty"),
});
