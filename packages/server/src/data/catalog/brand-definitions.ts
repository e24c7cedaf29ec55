/** What is known of a brand. The brands are invented. */
export interface BrandDefinition {
  /** At most 40 characters (R105). */
  readonly description: string;
  /** The manufacturer's prefix of its UPC numbers, 6 digits. */
  readonly upcPrefix: string;
  /** Who supplies it. */
  readonly supplier: string;
}

const definitions: Readonly<Record<string, BrandDefinition>> = {
  Vega: {
    description: "Fasteners and seals, certified by lot",
    upcPrefix: "081340",
    supplier: "Vega Supply",
  },
  Handhold: {
    description: "Gloves for assembly and food plants",
    upcPrefix: "084512",
    supplier: "Handhold Safety Group",
  },
  Corundel: {
    description: "Abrasives for metal fabrication",
    upcPrefix: "087204",
    supplier: "Corundel Abrasives",
  },
  Drehmo: {
    description: "Electric motors and gear reducers",
    upcPrefix: "088871",
    supplier: "Vega Supply",
  },
  Klebor: {
    description: "Threadlockers and instant adhesives",
    upcPrefix: "089450",
    supplier: "Klebor Chemical",
  },
  Rollmark: {
    description: "Ball and roller bearings",
    upcPrefix: "082906",
    supplier: "Rollmark Bearing Company",
  },
};

/** What is known of a brand by its name. */
export function brandDefinition(name: string): BrandDefinition {
  const definition = definitions[name];
  if (definition) return definition;
  throw new RangeError(`There is no brand \`${name}\`; the brands are ${Object.keys(definitions).join(", ")}.`);
}
