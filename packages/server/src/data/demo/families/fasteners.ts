import type { ProductLine } from "../../../load/examples/demo/product-line.ts";
import { hexBoltLines } from "./fasteners/hex-bolts.ts";
import { nutAndWasherLines } from "./fasteners/nuts-and-washers.ts";
import { otherFastenerLines } from "./fasteners/other-fasteners.ts";
import { socketScrewLines } from "./fasteners/socket-screws.ts";

/** Bolts, screws, nuts, washers, anchors and rivets. */
export const fasteners: readonly ProductLine[] = [
  ...hexBoltLines,
  ...socketScrewLines,
  ...nutAndWasherLines,
  ...otherFastenerLines,
];
