import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { liftingLines } from "./material-handling/lifting.ts";
import { movingLines } from "./material-handling/moving-and-storing.ts";

/** Lifting gear, casters, trucks, bins and packing material. */
export const materialHandling: readonly ProductLine[] = [...liftingLines, ...movingLines];
