import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { type BearingSize, bearingMeasures, bearingWeight } from "./ball-bearings.ts";

const tapered: readonly BearingSize[] = [
  ["30203", 17, 40, 13.25],
  ["30204", 20, 47, 15.25],
  ["30205", 25, 52, 16.25],
  ["30206", 30, 62, 17.25],
  ["30207", 35, 72, 18.25],
  ["30208", 40, 80, 19.75],
  ["30209", 45, 85, 20.75],
  ["30210", 50, 90, 21.75],
  ["30211", 55, 100, 22.75],
  ["30212", 60, 110, 23.75],
  ["32004X", 20, 42, 15],
  ["32005X", 25, 47, 15],
  ["32006X", 30, 55, 17],
  ["32007X", 35, 62, 18],
  ["32008X", 40, 68, 19],
  ["32009X", 45, 75, 20],
  ["32010X", 50, 80, 20],
  ["LM11949/LM11910", 19.05, 45.237, 15.494],
  ["L44649/L44610", 26.988, 50.292, 14.224],
  ["L45449/L45410", 29, 50.292, 14.224],
  ["LM67048/LM67010", 31.75, 59.131, 15.875],
  ["LM48548/LM48510", 34.925, 65.088, 18.034],
  ["LM501349/LM501310", 41.275, 73.431, 19.558],
  ["25580/25520", 44.45, 82.931, 23.812],
];

const thrust: readonly BearingSize[] = [
  ["51100", 10, 24, 9],
  ["51101", 12, 26, 9],
  ["51102", 15, 28, 9],
  ["51103", 17, 30, 9],
  ["51104", 20, 35, 10],
  ["51105", 25, 42, 11],
  ["51106", 30, 47, 11],
  ["51107", 35, 52, 12],
  ["51108", 40, 60, 13],
];

const needle: readonly BearingSize[] = [
  ["HK0608", 6, 10, 8],
  ["HK0808", 8, 12, 8],
  ["HK0810", 8, 12, 10],
  ["HK1010", 10, 14, 10],
  ["HK1012", 10, 14, 12],
  ["HK1210", 12, 16, 10],
  ["HK1212", 12, 18, 12],
  ["HK1412", 14, 20, 12],
  ["HK1512", 15, 21, 12],
  ["HK1612", 16, 22, 12],
  ["HK2010", 20, 26, 10],
  ["HK2016", 20, 26, 16],
  ["HK2516", 25, 32, 16],
  ["HK3016", 30, 37, 16],
];

const linear: readonly BearingSize[] = [
  ["LM8UU", 8, 15, 24],
  ["LM10UU", 10, 19, 29],
  ["LM12UU", 12, 21, 30],
  ["LM16UU", 16, 28, 37],
  ["LM20UU", 20, 32, 42],
  ["LM25UU", 25, 40, 59],
  ["LM30UU", 30, 45, 64],
];

interface Kind {
  readonly noun: string;
  readonly drawing: string;
  readonly base: number;
  readonly perKilogram: number;
  readonly extra: Readonly<Record<string, string>>;
}

function products(sizes: readonly BearingSize[], kind: Kind): Product[] {
  return sizes.map((size) => {
    const [designation, bore, outside, width] = size;
    const weight = significant(bearingWeight(size));
    return {
      itemId: `BRG-${designation.replace("/", "-")}`,
      description: `${kind.noun}, ${designation}, ${bore} x ${outside} x ${width} mm`,
      attributes: { ...bearingMeasures(size), ...kind.extra },
      price: kind.base + kind.perKilogram * weight,
      weight,
      image: { drawing: kind.drawing, bore, outside, width },
    };
  });
}

/** Tapered, thrust, needle and linear bearings. */
export const rollerBearingLines: readonly ProductLine[] = [
  {
    ...{
      family: "Bearings",
      category: "Tapered Roller Bearings",
      brand: "Kugelhof",
      keywords: "cone cup wheel bearing set",
    },
    summary: "Single row tapered roller bearing, cone and cup as a set",
    about:
      "For wheels, worm gears and spindles: carries high radial and one-sided axial load. Fit them in pairs, face to face or back to back, and set the play.",
    products: products(tapered, {
      noun: "Tapered Roller Bearing",
      drawing: "tapered-bearing",
      base: 7.2,
      perKilogram: 46,
      extra: { Material: "Chrome steel" },
    }),
  },
  {
    ...{ family: "Bearings", category: "Thrust Ball Bearings", brand: "Kugelhof", keywords: "axial bearing turntable" },
    summary: "Single direction thrust ball bearing with two washers and a ball cage",
    about:
      "Carries axial load in one direction and no radial load: screw jacks, turntables, valves. The washer with the smaller bore sits on the shaft.",
    products: products(thrust, {
      noun: "Thrust Ball Bearing",
      drawing: "thrust-bearing",
      base: 5.1,
      perKilogram: 58,
      extra: { Material: "Chrome steel" },
    }),
  },
  {
    ...{
      family: "Bearings",
      category: "Needle Roller Bearings",
      brand: "Rollmark",
      keywords: "drawn cup hk needle cage",
    },
    summary: "Drawn cup needle roller bearing with open ends",
    about:
      "High load in little height, straight on a hardened shaft of 58 HRC or more. Press it in with a shouldered mandrel on the stamped side.",
    products: products(needle, {
      noun: "Needle Bearing, Drawn Cup",
      drawing: "needle-bearing",
      base: 2.1,
      perKilogram: 95,
      extra: { Material: "Steel" },
    }),
  },
  {
    ...{
      family: "Bearings",
      category: "Linear Ball Bearings",
      brand: "Rollmark",
      keywords: "linear bushing ball bush guide rod",
    },
    summary: "Linear ball bushing with seals on both ends for round shafts",
    about:
      "Runs on hardened and ground rod of tolerance h6. For guides, door slides and small gantries; not for turning movement.",
    products: products(linear, {
      noun: "Linear Bearing",
      drawing: "linear-bearing",
      base: 4.6,
      perKilogram: 70,
      extra: { Seal: "Rubber seal, both sides", Material: "Chrome steel" },
    }),
  },
];
