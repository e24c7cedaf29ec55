/** An attribute that buyers filter by. */
export interface AttributeDefinition {
  readonly name: string;
  readonly description: string;
  readonly type: "text" | "number";
  readonly unit: string | null;
}

const text = (description: string) => ({ description, type: "text", unit: null }) as const;
const number = (description: string, unit: string | null = null) => ({ description, type: "number", unit }) as const;

const definitions: Readonly<Record<string, Omit<AttributeDefinition, "name">>> = {
  Thread: text("Thread size and pitch"),
  Length: number("Length", "mm"),
  Material: text("Material"),
  Grade: text("Strength or property class"),
  Finish: text("Surface finish"),
  Drive: text("Drive style"),
  Standard: text("Standard the part is made to"),
  Size: text("Size"),
  "Glove Thickness": number("Thickness at the palm", "mil"),
  Color: text("Color"),
  "Disc Diameter": number("Disc diameter", "mm"),
  "Disc Thickness": number("Disc thickness", "mm"),
  Arbor: number("Arbor hole", "mm"),
  Grit: number("Grit"),
  "Maximum Speed": number("Maximum operating speed", "rpm"),
  Bore: number("Bore diameter", "mm"),
  "Outside Diameter": number("Outside diameter", "mm"),
  Width: number("Width", "mm"),
  Seal: text("Seal or shield"),
  Power: number("Rated power", "kW"),
  Voltage: text("Rated voltage"),
  Poles: number("Number of poles"),
  Frame: text("Frame size"),
  Volume: number("Volume", "ml"),
  Strength: text("Bond strength"),
  Viscosity: number("Viscosity", "mPa·s"),
  "Temperature Range": text("Operating temperature range"),
};

/** An attribute by its name. */
export function attributeDefinition(name: string): AttributeDefinition {
  const definition = definitions[name];
  if (definition) return { name, ...definition };
  throw new RangeError(`There is no attribute \`${name}\`; define it in attribute-definitions.ts.`);
}
