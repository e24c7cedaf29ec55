import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { cleaningLines } from "./janitorial/cleaning.ts";
import { supplyLines } from "./janitorial/supplies.ts";

/** Cleaners, paper, wipers, absorbents and cleaning tools. */
export const janitorial: readonly ProductLine[] = [...cleaningLines, ...supplyLines];
