import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { drillLines } from "./cutting-tools/drills.ts";
import { sawAndFluidLines } from "./cutting-tools/saws-and-fluids.ts";
import { tapAndMillLines } from "./cutting-tools/taps-and-mills.ts";

/** Drills, taps, end mills, saw blades and cutting fluids. */
export const cuttingTools: readonly ProductLine[] = [...drillLines, ...tapAndMillLines, ...sawAndFluidLines];
