import type { ProcessorCard } from "../../platform/ports/payment-processor.ts";
import { cardOf, codeLengthOf, digitsOf, isExpired } from "../../values/card.ts";

/** What was typed into the page, by the names of its fields. */
export type TypedCard = Readonly<Record<string, string>>;

/** A card that fits, or what is wrong with the fields that do not, by their names. */
export type ReadCard =
  | { readonly card: Omit<ProcessorCard, "avsResponseCode">; readonly faults?: undefined }
  | { readonly card?: undefined; readonly faults: Readonly<Record<string, string>> };

const longest = 100;

/** Reads what was typed; the number and the security code are looked at and left behind. */
export function readCard(typed: TypedCard): ReadCard {
  const digits = digitsOf(typed.number ?? "");
  const card = cardOf(digits);
  const expiry = readExpiry(typed.expiration ?? "");
  const faults: Record<string, string> = {};
  if (!card)
    faults.number = digits === "" ? "Enter the number on the card." : "This is no card number. Check its digits.";
  if (!expiry) faults.expiration = "Enter month and year as on the card: 09/28.";
  else if (isExpired(expiry.month, expiry.year)) faults.expiration = "The card is expired. Use another one.";
  if (!new RegExp(`^\\d{${codeLengthOf(digits)}}$`).test((typed.code ?? "").trim()))
    faults.code = `Enter the ${codeLengthOf(digits)} digits of the security code.`;
  for (const name of ["name", "address1", "zip"] as const)
    if (textOf(typed[name]) === null) faults[name] = "This field is needed.";
  if (!card || !expiry || Object.keys(faults).length > 0) return { faults };
  return {
    card: {
      externalId: null,
      ...card,
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      cardholderName: textOf(typed.name),
      address1: textOf(typed.address1),
      address2: null,
      city: textOf(typed.city),
      state: textOf(typed.state),
      zip: textOf(typed.zip),
      country: "US",
      cvvResponseCode: "M",
    },
  };
}

function textOf(value: string | undefined): string | null {
  const text = (value ?? "").replaceAll("\u0000", "").trim().slice(0, longest);
  return text === "" ? null : text;
}

/** `9/28`, `09 / 2028` → month and year. */
function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const read = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
  return month !== "" && read.month >= 1 && read.month <= 12 ? read : undefined;
}
