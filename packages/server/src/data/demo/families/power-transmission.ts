import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { beltLines } from "./power-transmission/belts.ts";
import { chainLines } from "./power-transmission/chain.ts";
import { driveLines } from "./power-transmission/drives.ts";

/** Belts, chain, sprockets, couplings and motors. */
export const powerTransmission: readonly ProductLine[] = [...beltLines, ...chainLines, ...driveLines];
