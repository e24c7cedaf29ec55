/** What is known of a brand. The brands are invented. */
export interface BrandDefinition {
  /** At most 40 characters (R105). */
  readonly description: string;
  /** The manufacturer's prefix of its UPC numbers, 6 digits. */
  readonly upcPrefix: string;
  /** Who supplies it. */
  readonly supplier: string;
}

/** Name, description, prefix of UPC numbers, supplier. */
const definitions: readonly (readonly [string, string, string, string])[] = [
  ["Vega", "Fasteners and seals, certified by lot", "081340", "Vega Supply"],
  ["Handhold", "Gloves for assembly and food plants", "084512", "Handhold Safety Group"],
  ["Corundel", "Abrasives for metal fabrication", "087204", "Corundel Abrasives"],
  ["Drehmo", "Electric motors and gear reducers", "088871", "Vega Supply"],
  ["Klebor", "Threadlockers and instant adhesives", "089450", "Klebor Chemical"],
  ["Rollmark", "Ball and roller bearings", "082906", "Rollmark Bearing Company"],
  ["Tenax", "High strength bolts and screws", "081352", "Tenax Fastening"],
  ["Inoxa", "Stainless fasteners", "081367", "Vega Supply"],
  ["Bitex", "Anchors, rivets, self-drilling screws", "081388", "Tenax Fastening"],
  ["Kugelhof", "Precision and roller bearings", "082913", "Rollmark Bearing Company"],
  ["Bronzeway", "Sintered bronze bushings", "082931", "Bronzeway Bearings"],
  ["Gripdrive", "Belts and sheaves", "083105", "Gripdrive Belting"],
  ["Linkwell", "Roller chain, sprockets, collars", "083122", "Linkwell Chain"],
  ["Clarion", "Eye and ear protection", "084530", "Handhold Safety Group"],
  ["Overhead", "Head, lung and body protection", "084547", "Handhold Safety Group"],
  ["Lokout", "Lockout, first aid and signs", "084561", "Lokout Industries"],
  ["Grittex", "Sanding discs, belts and sheets", "087219", "Corundel Abrasives"],
  ["Spiralon", "Drills, taps and countersinks", "086010", "Spiralon Tool"],
  ["Carbidon", "Carbide end mills and reamers", "086028", "Spiralon Tool"],
  ["Sawtek", "Hole saws and saw blades", "086044", "Sawtek Blade"],
  ["Conductix", "Wire and cord", "085207", "Conductix Wire"],
  ["Bindwell", "Ties, clamps and insulation", "085219", "Bindwell Products"],
  ["Crimpco", "Terminals and conduit fittings", "085236", "Bindwell Products"],
  ["Voltmar", "Breakers, fuses and contactors", "085250", "Voltmar Controls"],
  ["Lumenar", "Industrial LED lighting", "085273", "Voltmar Controls"],
  ["Aerolock", "Push-in fittings and couplers", "083906", "Zephyron Pneumatics"],
  ["Zephyron", "Cylinders, valves and air preparation", "083918", "Zephyron Pneumatics"],
  ["Ferrowell", "Pipe fittings and nipples", "083702", "Ferrowell Pipe"],
  ["Ventaro", "Valves and plumbing supplies", "083716", "Ferrowell Pipe"],
  ["Sealwright", "Sealants, gaskets and sprays", "089467", "Klebor Chemical"],
  ["Tapeworks", "Tapes, wrap and strapping", "089481", "Tapeworks Converting"],
  ["Liftora", "Straps, slings and hoists", "088604", "Liftora Rigging"],
  ["Forgemark", "Shackles and chain", "088619", "Liftora Rigging"],
  ["Rollvant", "Casters and trucks", "088633", "Rollvant Caster"],
  ["Stackwell", "Bins and storage", "088650", "Rollvant Caster"],
  ["Brightline", "Cleaners, soaps and floor pads", "080712", "Brightline Hygiene"],
  ["Hefton", "Liners and paper products", "080726", "Brightline Hygiene"],
  ["Wipewell", "Wipers and absorbents", "080741", "Wipewell Textile"],
  ["Sweepster", "Mops, brooms and mats", "080758", "Brightline Hygiene"],
];

const byName: ReadonlyMap<string, BrandDefinition> = new Map(
  definitions.map(([name, description, upcPrefix, supplier]) => [name, { description, upcPrefix, supplier }]),
);

/** What is known of a brand by its name. */
export function brandDefinition(name: string): BrandDefinition {
  const definition = byName.get(name);
  if (definition) return definition;
  throw new RangeError(`There is no brand \`${name}\`; the brands are ${[...byName.keys()].join(", ")}.`);
}
