import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { bodyAndSiteLines } from "./safety/body-and-site.ts";
import { gloveLines } from "./safety/gloves.ts";
import { headAndFaceLines } from "./safety/head-and-face.ts";

/** Personal protection, lockout, first aid and signs. */
export const safety: readonly ProductLine[] = [...gloveLines, ...headAndFaceLines, ...bodyAndSiteLines];
