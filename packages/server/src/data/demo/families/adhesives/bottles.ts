import type { Product } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf } from "../../units.ts";

/** A grade of an adhesive. */
export interface Grade {
  readonly code: string;
  readonly label: string;
  readonly strength: string;
  readonly color: string;
  readonly viscosity: number;
  readonly range: string;
  /** List price of the 50 ml bottle. */
  readonly price: number;
}

const sizes = [
  [10, 0.36],
  [50, 1],
  [250, 3.6],
] as const;

/** One product for each grade and size of bottle; `volumes` are millilitres with the price relative to 50 ml. */
export function bottles(
  prefix: string,
  noun: string,
  grades: readonly Grade[],
  volumes: readonly (readonly [number, number])[] = sizes,
): Product[] {
  return grades.flatMap(({ code, label, strength, color, viscosity, range, price }) =>
    volumes.map(
      ([volume, factor]): Product => ({
        itemId: `${prefix}-${code}-${volume}`,
        description: `${noun}, ${label}, ${volume} ml Bottle`,
        attributes: {
          Volume: `${volume} ml`,
          Strength: strength,
          Color: color,
          Viscosity: `${viscosity} mPa·s`,
          "Temperature Range": range,
        },
        price: price * factor,
        weight: significant(volume * 0.0011 + 0.015),
        units: casesOf(volume > 100 ? 4 : 12),
        image: { drawing: "bottle", color: color.toLowerCase(), volume },
      }),
    ),
  );
}
