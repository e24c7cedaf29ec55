import { describe, expect, it } from "vitest";
import { demoCatalog } from "../../../load/examples/demo/demo-catalog.ts";
import { drawItem, drawings } from "./draw-item.ts";

const items = [...demoCatalog("demo").drafts.values()];

describe("drawings of items", () => {
  it("are there for the picture of every item", () => {
    const missing = items.filter(({ image }) => !drawings.has(image.drawing)).map(({ itemId }) => itemId);
    expect(missing).toEqual([]);
  });

  it("are well-formed XML without numbers gone wrong", () => {
    const faults = items.flatMap(({ itemId, image, description }) => {
      const fault = faultOf(drawItem(image, description));
      return fault ? [`${itemId}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it("stay on the sheet of 240 by 180 and under 12 KB", () => {
    const faults = items.flatMap(({ itemId, image }) => {
      const svg = drawItem(image);
      const outside = [...svg.matchAll(/ (?:cx|x)="(-?[\d.]+)"/g)].filter(([, x]) => Math.abs(Number(x)) > 240);
      return outside.length > 0 || svg.length > 12_288
        ? [`${itemId}: ${svg.length} characters, ${outside.join()}`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  it("differ between sizes, and are the same for the same item", () => {
    const bolt = (length: number) => drawItem({ drawing: "hex-bolt", diameter: 8, length });
    expect(bolt(40)).not.toBe(bolt(60));
    expect(bolt(40)).toBe(bolt(40));
    const distinct = new Set(items.map(({ image }) => drawItem(image)));
    expect(distinct.size).toBeGreaterThan(600);
  });

  it("draw a carton for what they do not know", () => {
    const carton = drawItem({ drawing: "carton" });
    for (const unknown of [{ drawing: "teapot" }, {}, null, undefined, "x", 5, []])
      expect(drawItem(unknown)).toBe(carton);
  });

  it("stand measures that make no sense", () => {
    for (const name of drawings.keys()) {
      for (const value of [0, -5, Number.NaN, 1e9, "wide", true]) {
        const picture = {
          drawing: name,
          diameter: value,
          length: value,
          bore: value,
          outside: value,
          width: value,
          teeth: value,
          poles: value,
          holes: value,
          flutes: value,
          parts: value,
        };
        expect(`${name} ${faultOf(drawItem(picture as never))}`).toBe(`${name} undefined`);
      }
    }
  });

  it("escape the title and lettering", () => {
    const svg = drawItem({ drawing: "hex-bolt", label: "<b>&" }, `1/4" <script>`);
    expect(faultOf(svg)).toBeUndefined();
    expect(svg).not.toContain("<script>");
    expect(svg).toContain("<title>1/4&#34; &#60;script&#62;</title>");
  });
});

/** What is wrong with an SVG text: tags that do not nest, bare ampersands, numbers gone wrong. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name, attributes, empty] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `unexpected ${tag}`;
    } else if (!empty) open.push(name ?? "");
    if (/NaN|undefined|Infinity|null/.test(attributes ?? "")) return `bad number in ${tag}`;
  }
  if (open.length > 0) return `not closed: ${open.join(" ")}`;
  const text = svg.replace(/<\/?[a-z]+(?: [a-zA-Z:-]+="[^"<]*")*\/?>/g, "");
  if (/[<>]|&(?!#\d+;)/.test(text)) return `not escaped: ${text}`;
  return undefined;
}
