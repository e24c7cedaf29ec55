import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { anaerobicLines } from "./adhesives/anaerobics.ts";
import { epoxyLines } from "./adhesives/epoxies.ts";
import { sealantAndTapeLines } from "./adhesives/sealants-and-tapes.ts";

/** Adhesives, sealants and tapes. */
export const adhesives: readonly ProductLine[] = [...anaerobicLines, ...epoxyLines, ...sealantAndTapeLines];
