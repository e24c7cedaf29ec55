import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { coatedLines } from "./abrasives/coated.ts";
import { wheelLines } from "./abrasives/wheels.ts";

/** Wheels, discs, belts, sheets and wire brushes. */
export const abrasives: readonly ProductLine[] = [...wheelLines, ...coatedLines];
