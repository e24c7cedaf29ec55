import type { AddressCheck } from "@purvey/contract/generated/commerce";
import type { TypedAddress } from "../../../platform/ports/address-provider.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { error, type Findings, issue, nothingFound, warning } from "../issue.ts";

/**
 * What is to be said of a checked address: nothing of one that is confirmed; else a warning where the site marks, and an
 * error with the way out where it refuses. What nobody could check is always a warning: the site has chosen to go on.
 */
export function addressFindings(
  check: AddressCheck,
  address: TypedAddress,
  rule: NonNullable<CheckoutFacts["addressRule"]>,
): Findings {
  const { verdict, proposed } = check;
  if (verdict === "confirmed") return nothingFound;
  const said = `\`${written(address)}\``;
  const marked = "The order goes there as entered, and is marked.";
  if (verdict === "unchecked") return warning(issue("ADDRESS_UNCHECKED", `${said} could not be checked. ${marked}`));
  const code = proposed ? "ADDRESS_CORRECTED" : "ADDRESS_UNKNOWN";
  const found = proposed ? `The address provider knows ${said} as \`${written(proposed)}\`.` : unknown(said, address);
  if (rule === "mark") return warning(issue(code, `${found} ${marked}`));
  return error(issue(code, `${found} ${proposed ? takeIt : correctIt}`));
}

const takeIt =
  "Give that in `shipToAddress1`, `shipToCity`, `shipToState` and `shipToZip`, or choose another `shipToId`.";
const correctIt = "Correct `shipToAddress1`, `shipToCity`, `shipToState` or `shipToZip`, or choose another `shipToId`.";

const names = {
  address1: "shipToAddress1",
  city: "shipToCity",
  state: "shipToState",
  postalCode: "shipToZip",
} as const;

function unknown(said: string, address: TypedAddress): string {
  const missing = (Object.keys(names) as (keyof typeof names)[]).find((part) => address[part] === "");
  if (missing) return `The address ${said} has no \`${names[missing]}\`.`;
  return `The address provider does not know ${said}.`;
}

type Written = Pick<TypedAddress, "address1" | "city" | "state" | "postalCode"> & {
  readonly address2?: string | null | undefined;
};

function written({ address1, address2, city, state, postalCode }: Written): string {
  const region = [city, state, postalCode].filter(Boolean).join(" ");
  return [address1, address2, region].filter(Boolean).join(", ");
}
