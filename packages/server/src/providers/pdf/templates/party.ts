import { input, nullable, required, text } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { ink, type Sheet } from "../sheet.ts";
import type { Word } from "../writer.ts";

/** Somebody with an address: the seller, the customer, where goods go. */
export interface Party {
  readonly name: string;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postalCode?: string | null;
  readonly country?: string | null;
  readonly phone?: string | null;
  /** What is to be known of the address. */
  readonly remark?: string | null;
}

const line = nullable(text({ max: 200 }));

export const PartyData: ObjectSchema = input("PdfParty", "Somebody with an address", {
  name: required(text({ min: 1, max: 200 })),
  address1: line,
  address2: line,
  city: line,
  state: line,
  postalCode: line,
  country: line,
  phone: line,
  remark: line,
});

/** The lines of an address below the name; without what is missing. */
function addressLines({ address1, address2, city, state, postalCode, country, phone }: Party): string[] {
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [address1, address2, [city, region].filter(Boolean).join(", "), country, phone].filter(
    (part) => part !== null && part !== undefined && part !== "",
  ) as string[];
}

/** Prints parties side by side with what they are, and moves below the longest. */
export function printParties(
  sheet: Sheet,
  parties: readonly (readonly [title: Word, party: Party | undefined])[],
): void {
  const given = parties.flatMap(([title, party]) => (party ? [[title, party] as const] : []));
  if (given.length === 0) return;
  const width = sheet.width / Math.max(given.length, 2) - 8;
  sheet.ensure(90);
  let lowest = sheet.y;
  given.forEach(([title, party], index) => {
    const x = sheet.left + index * (width + 16);
    let y = sheet.y;
    const put = (text: string, style: { size?: number; face?: "bold"; color?: string }) => {
      sheet.put(text, x, y, width, style);
      y += sheet.heightOf(text, width, style) + 1;
    };
    put(sheet.writer.say(title), { size: 8, color: ink.quiet });
    put(party.name, { face: "bold" });
    for (const part of addressLines(party)) put(part, {});
    if (party.remark) put(party.remark, { size: 8, color: ink.quiet });
    lowest = Math.max(lowest, y);
  });
  sheet.y = lowest + 8;
}
