import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { ballBearingLines } from "./bearings/ball-bearings.ts";
import { rollerBearingLines } from "./bearings/roller-bearings.ts";
import { unitAndSealLines } from "./bearings/units-and-seals.ts";

/** Rolling bearings, mounted units, bushings and shaft seals. */
export const bearings: readonly ProductLine[] = [...ballBearingLines, ...rollerBearingLines, ...unitAndSealLines];
