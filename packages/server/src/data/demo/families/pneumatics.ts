import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { componentLines } from "./pneumatics/components.ts";
import { fittingLines } from "./pneumatics/fittings.ts";

/** Fittings, tubing, couplers, cylinders and valves. */
export const pneumatics: readonly ProductLine[] = [...fittingLines, ...componentLines];
