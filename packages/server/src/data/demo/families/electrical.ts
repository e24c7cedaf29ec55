import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { fittingAndLightLines } from "./electrical/fittings-and-light.ts";
import { terminalAndPowerLines } from "./electrical/terminals-and-power.ts";
import { wireLines } from "./electrical/wire.ts";

/** Wire, terminals, breakers, conduit fittings and light. */
export const electrical: readonly ProductLine[] = [...wireLines, ...terminalAndPowerLines, ...fittingAndLightLines];
