import type { ProductLine } from "../../load/examples/demo/product-line.ts";
import { abrasives } from "./families/abrasives.ts";
import { adhesives } from "./families/adhesives.ts";
import { bearings } from "./families/bearings.ts";
import { cuttingTools } from "./families/cutting-tools.ts";
import { electrical } from "./families/electrical.ts";
import { fasteners } from "./families/fasteners.ts";
import { janitorial } from "./families/janitorial.ts";
import { materialHandling } from "./families/material-handling.ts";
import { plumbing } from "./families/plumbing.ts";
import { pneumatics } from "./families/pneumatics.ts";
import { powerTransmission } from "./families/power-transmission.ts";
import { safety } from "./families/safety.ts";

/** All product lines of the demonstration catalogue, family by family. */
export const productLines: readonly ProductLine[] = [
  ...fasteners,
  ...bearings,
  ...powerTransmission,
  ...safety,
  ...abrasives,
  ...cuttingTools,
  ...electrical,
  ...pneumatics,
  ...plumbing,
  ...adhesives,
  ...materialHandling,
  ...janitorial,
];
