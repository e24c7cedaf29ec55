/** The parts of an address that a line is made of. */
export interface AddressParts {
  readonly address1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/**
 * An address in one line.
 *
 * @example
 * addressLine({ address1: "3400 Detroit Avenue", city: "Toledo", state: "OH", postalCode: "43610" });
 * // "3400 Detroit Avenue, Toledo, OH 43610"
 */
export function addressLine({ address1, city, state, postalCode }: AddressParts): string {
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [address1, city, region].filter(Boolean).join(", ");
}
