import type { PdfOptions } from "@purvey/contract/generated/items";

/** Points per millimetre. */
export const millimetre = 72 / 25.4;

const sizes = { A4: [210, 297], letter: [215.9, 279.4] } as const;

/** A page in points, with the free space around what is printed. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The page that the options ask for (R117, R118): letter, portrait, with margins of so many millimetres unless said. */
export function paperOf(options: PdfOptions | undefined, usualMargin: number): Paper {
  const [short, long] = sizes[options?.format ?? "letter"];
  const landscape = options?.orientation === "landscape";
  const margin = (side: "top" | "right" | "bottom" | "left") => (options?.margins?.[side] ?? usualMargin) * millimetre;
  return {
    width: (landscape ? long : short) * millimetre,
    height: (landscape ? short : long) * millimetre,
    top: margin("top"),
    right: margin("right"),
    bottom: margin("bottom"),
    left: margin("left"),
  };
}
