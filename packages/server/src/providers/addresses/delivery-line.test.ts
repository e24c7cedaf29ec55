import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeliveryLine, writeDeliveryLine } from "./delivery-line.ts";
import { titleText } from "./places-meant.ts";

const normalized = (line: string) => writeDeliveryLine(readDeliveryLine(line));

describe("a delivery line", () => {
  it.each([
    ["3400 Detroit Avenue", "3400 Detroit Ave"],
    ["3400 DETROIT AVE.", "3400 Detroit Ave"],
    ["410 north d street", "410 N D St"],
    ["2600 Allen Avenue SE", "2600 Allen Ave SE"],
    ["1 Rosedale Street, Apt. 12b", "1 Rosedale St Apt 12B"],
    ["1455 South Metcalf Street, Building B, Suite #210", "1455 S Metcalf St Bldg B Ste 210"],
    ["77 Main St #5", "77 Main St # 5"],
    ["620 North 5TH Street 3rd floor", "620 N 5th St Fl 3"],
    ["12 1/2 Elm Terrace Rear", "12 1/2 Elm Ter Rear"],
    ["100 North St", "100 North St"],
    ["88 Avenue B", "88 Avenue B"],
    ["1600 Pennsylvania Avenue Northwest", "1600 Pennsylvania Ave NW"],
    ["905 O'NEIL-SMITH COURT", "905 O'Neil-Smith Ct"],
    ["14 MCDONALD PARKWAY", "14 McDonald Pkwy"],
    ["300 DeKalb Pike", "300 DeKalb Pike"],
    ["P.O. Box 1204", "PO Box 1204"],
    ["Post Office Box #77-A", "PO Box 77-A"],
    ["box 9", "PO Box 9"],
    ["Rural Route 3, Box 18", "RR 3 Box 18"],
    ["R.R. 2 Box 7B", "RR 2 Box 7B"],
    ["Highway Contract 12 Box 34", "HC 12 Box 34"],
  ])("%s → %s", (line, expected) => {
    expect(normalized(line)).toBe(expected);
  });

  it("says what each part is", () => {
    expect(readDeliveryLine("410 North D Street East, Suite 5")).toEqual({
      recordType: "S",
      primaryNumber: "410",
      predirection: "N",
      streetName: "D",
      suffix: "St",
      postdirection: "E",
      unitDesignator: "Ste",
      unitNumber: "5",
      extraDesignator: null,
      extraNumber: null,
    });
    expect(readDeliveryLine("RR 3 Box 18")).toMatchObject({
      recordType: "R",
      primaryNumber: "3",
      unitDesignator: "Box",
      unitNumber: "18",
    });
  });

  it("makes no unit of a street that is called like one", () => {
    expect(normalized("500 Lower Front Street")).toBe("500 Lower Front St");
    expect(normalized("500 Suite Street")).toBe("500 Suite St");
    expect(normalized("12 Space Park Lane")).toBe("12 Space Park Ln");
  });

  const words = fc.constantFrom(
    ...[
      "100",
      "12A",
      "1/2",
      "5th",
      "n",
      "North",
      "SE",
      "Main",
      "DETROIT",
      "McKinley",
      "avenue",
      "ST",
      "Street",
      "Park",
    ],
    ...["Apt", "Suite", "#", "Bldg", "floor", "3rd", "B", "Rear", "front", "Box", "PO", "RR", "2", "Court.", "O'Neil,"],
  );
  const lines = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(" ")),
    fc.string({ maxLength: 40 }),
  );

  it("is written the same once it is written as the post does", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const once = normalized(line);
        expect(normalized(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("names are written the same once they are", () => {
    fc.assert(fc.property(fc.string({ maxLength: 30 }), (text) => titleText(titleText(text)) === titleText(text)));
  });
});
