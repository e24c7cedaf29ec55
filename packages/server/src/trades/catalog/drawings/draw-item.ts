import { abrasiveDrawings } from "./drawings/abrasives.ts";
import { bearingDrawings } from "./drawings/bearings.ts";
import { containerDrawings } from "./drawings/containers.ts";
import { cuttingToolDrawings } from "./drawings/cutting-tools.ts";
import { electricalDrawings } from "./drawings/electrical.ts";
import { fastenerDrawings } from "./drawings/fasteners.ts";
import { handlingDrawings } from "./drawings/handling.ts";
import { plumbingDrawings } from "./drawings/plumbing.ts";
import { pneumaticDrawings } from "./drawings/pneumatics.ts";
import { powerTransmissionDrawings } from "./drawings/power-transmission.ts";
import { safetyDrawings } from "./drawings/safety.ts";
import type { Drawing } from "./measures.ts";
import { escapeXml } from "./pen.ts";

/** All drawings by name. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  [
    fastenerDrawings,
    bearingDrawings,
    powerTransmissionDrawings,
    safetyDrawings,
    abrasiveDrawings,
    cuttingToolDrawings,
    electricalDrawings,
    pneumaticDrawings,
    plumbingDrawings,
    containerDrawings,
    handlingDrawings,
  ].flatMap((family) => Object.entries(family)),
);

const monospace = "'Atkinson Hyperlegible Mono', ui-monospace, Menlo, Consolas, monospace";

/**
 * Draws a part as a technical drawing: an SVG of 240 by 180 that reads on light and dark paper. `picture` is what the
 * column `item.image` holds (see `PartPicture`); whatever else it holds, even nothing, is drawn as a carton.
 * `title` is read out by screen readers. The same picture gives the same text.
 *
 * @example
 * drawItem({ drawing: "hex-bolt", diameter: 8, length: 40 }, "Hex Bolt, M8-1.25 x 40 mm");
 */
export function drawItem(picture: unknown, title = ""): string {
  const known = isPicture(picture) ? picture : { drawing: "carton" };
  const drawing = drawings.get(known.drawing) ?? drawings.get("carton");
  const name = title ? `<title>${escapeXml(title)}</title>` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" role="img">${name}`,
    `<g stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" font-family="${monospace}">`,
    drawing?.(known) ?? "",
    "</g></svg>",
  ].join("");
}

function isPicture(value: unknown): value is { drawing: string; [measure: string]: string | number | boolean } {
  return typeof value === "object" && value !== null && "drawing" in value && typeof value.drawing === "string";
}
