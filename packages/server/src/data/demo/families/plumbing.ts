import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { pipeFittingLines } from "./plumbing/pipe-fittings.ts";
import { valveAndSupplyLines } from "./plumbing/valves-and-supplies.ts";

/** Pipe fittings, valves, clamps and sealants. */
export const plumbing: readonly ProductLine[] = [...pipeFittingLines, ...valveAndSupplyLines];
