import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { range, significant } from "../../numbers.ts";

/** ANSI number, pitch and roller diameter in inches, kilograms and list price of ten feet. */
const chains = [
  ["25", 0.25, 0.13, 0.42, 21.5],
  ["35", 0.375, 0.2, 0.98, 22.8],
  ["40", 0.5, 0.312, 1.86, 30.4],
  ["41", 0.5, 0.306, 1.2, 25.9],
  ["50", 0.625, 0.4, 3.1, 44.6],
  ["60", 0.75, 0.469, 4.5, 61.2],
  ["80", 1, 0.625, 7.7, 104.5],
  ["100", 1.25, 0.75, 11.6, 168],
] as const;

const chainFinishes = [
  { suffix: "", label: "Carbon Steel", material: "Carbon steel", factor: 1 },
  { suffix: "NP", label: "Nickel Plated", material: "Nickel plated steel", factor: 2.1 },
  { suffix: "SS", label: "304 Stainless", material: "Stainless steel 304", factor: 4.4 },
] as const;

const rollerChains: Product[] = chains.flatMap(([number, pitch, roller, weight, price]) =>
  chainFinishes.map(
    ({ suffix, label, material, factor }): Product => ({
      itemId: `RC-${number}${suffix}-10`,
      description: `Roller Chain, ANSI ${number}, ${pitch} in Pitch, ${label}, 10 ft`,
      attributes: {
        "Chain Size": number,
        Pitch: `${pitch} in`,
        "Roller Diameter": `${roller} in`,
        Material: material,
        Strands: "1",
        Standard: "ANSI B29.1",
      },
      price: price * factor,
      weight,
      image: { drawing: "roller-chain", pitch },
      accessories: suffix === "NP" ? [] : [`RCL-${number}${suffix}`],
    }),
  ),
);

const links: Product[] = chains.flatMap(([number, pitch, roller, weight, price]) =>
  chainFinishes
    .filter(({ suffix }) => suffix !== "NP")
    .map(
      ({ suffix, label, material, factor }): Product => ({
        itemId: `RCL-${number}${suffix}`,
        description: `Connecting Link, ANSI ${number}, ${label}`,
        attributes: {
          "Chain Size": number,
          Pitch: `${pitch} in`,
          "Roller Diameter": `${roller} in`,
          Material: material,
          Standard: "ANSI B29.1",
        },
        price: (0.55 + price * 0.018) * factor ** 0.7,
        weight: significant((weight * pitch) / 120),
        image: { drawing: "chain-link", pitch },
      }),
    ),
);

/** ANSI number, bore of the stock, teeth, price per tooth squared. */
const sprocketSizes = [
  ["35", "1/2", range(10, 24, 2), 0.011],
  ["40", "1/2", range(10, 30, 2), 0.02],
  ["50", "5/8", range(10, 30, 2), 0.031],
  ["60", "3/4", range(10, 30, 2), 0.046],
] as const;

const sprockets: Product[] = sprocketSizes.flatMap(([number, bore, teeth, factor]) => {
  const pitch = chains.find(([size]) => size === number)?.[1] ?? 0.5;
  return teeth.map((count): Product => {
    const pitchDiameter = pitch / Math.sin(Math.PI / count);
    return {
      itemId: `SPR-${number}B${count}`,
      description: `Sprocket, ${number}B${count}, ${count} Teeth, ${bore} in Stock Bore`,
      attributes: {
        "Chain Size": number,
        "Number of Teeth": String(count),
        "Bore (inch)": `${bore} in`,
        "Pitch Diameter": `${pitchDiameter.toFixed(3)} in`,
        Material: "Carbon steel",
      },
      price: 7.5 + count * count * factor,
      weight: significant(pitchDiameter ** 2 * pitch * 0.055 + 0.05),
      image: { drawing: "sprocket", teeth: count },
      accessories: [`RC-${number}-10`],
    };
  });
});

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Power Transmission",
  brand: "Linkwell",
  ...values,
});

/** Roller chain, connecting links and sprockets. */
export const chainLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Roller Chain",
      products: rollerChains,
      keywords: "drive chain ansi riveted simplex",
      variantBy: "Material",
    },
    summary: "Single strand roller chain to ANSI B29.1, riveted, in a box of ten feet with one connecting link",
    about:
      "Pre-stretched and oiled. Replace the chain when it has grown by 1.5 percent and the sprockets when their teeth are hooked.",
  }),
  line({
    ...{ category: "Connecting Links", products: links, keywords: "master link spring clip chain joint" },
    summary: "Connecting link with spring clip for single strand roller chain",
    about: "The closed end of the clip points in the direction of travel.",
  }),
  line({
    ...{ category: "Sprockets", products: sprockets, keywords: "chain wheel hub stock bore" },
    summary: "Sprocket with hub on one side and a stock bore to be finished",
    about:
      "Teeth are induction hardened from 17 down. Bore it to the shaft, cut the keyway and tap a set screw, or ask the counter to do it.",
  }),
];
