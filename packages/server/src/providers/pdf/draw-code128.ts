import { code128Widths, quietModules } from "./code128.ts";
import { millimetre } from "./paper.ts";
import { ink, type Sheet } from "./sheet.ts";

/** Hand scanners read bars from a sixth of a millimetre on; half a millimetre is as wide as anyone needs. */
const leastModule = 0.165 * millimetre;
const mostModule = 0.5 * millimetre;

/** Where a bar code stands, in points. */
export interface BarcodePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: "left" | "center" | "right";
}

/** Modules of a bar code with its quiet zones. */
function modulesOf(text: string): number {
  return code128Widths(text).reduce((sum, width) => sum + width, 0) + 2 * quietModules;
}

/** Whether the bars of a text are wide enough to be read when the code has so many points. */
export function barcodeFits(text: string, width: number): boolean {
  return width / modulesOf(text) >= leastModule;
}

/** Draws a text as Code 128 in vector bars, as wide as the place allows, with white space on both sides. */
export function drawCode128(sheet: Sheet, text: string, place: BarcodePlace): void {
  const modules = modulesOf(text);
  const module = Math.min(place.width / modules, mostModule);
  const spare = place.width - module * modules;
  const shift = { left: 0, center: spare / 2, right: spare }[place.align ?? "left"];
  let x = place.x + shift + quietModules * module;
  const document = sheet.document.fillColor(ink.text);
  code128Widths(text).forEach((width, index) => {
    if (index % 2 === 0) document.rect(x, place.y, width * module, place.height);
    x += width * module;
  });
  document.fill();
}
