import type { IndexRecord, Schema } from "../schema.ts";

/** What an item of the generated catalog is, whatever its texts say: queries are judged by it. */
export interface Facts {
  readonly family: string;
  readonly size: string;
  readonly material: string;
  readonly brand: string;
  readonly number: string;
}

/** An item with what it is. */
export interface IndustrialItem extends IndexRecord {
  readonly facts: Facts;
}

/** The fields of the catalog, as a shop would set them. */
export const industrialSchema: Schema = {
  fields: {
    name: { kind: "text", weight: 1 },
    description: { kind: "text", weight: 0.7 },
    brand: { kind: "text", weight: 0.3 },
    attributes: { kind: "text", weight: 0.15 },
    number: { kind: "partNumber" },
    category: { kind: "type" },
    brandFacet: { kind: "facet" },
    sales: { kind: "number" },
  },
  prior: "sales",
};

const brands = "Ardent Blackmoor Castell Dorne Everhart Fennimore Grayling Hollis Ironbridge Juno Kestrel Larkin".split(
  " ",
);
interface Family {
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly sizes: readonly string[];
  readonly materials: readonly string[];
  readonly about: string;
}

/** A line each: the family, its name and category, sizes, materials, and what is said of it. */
const table = `
hex-bolt|Hex cap screw|Bolts|1/4-20 x 1"; 1/4-20 x 1-1/2"; 5/16-18 x 1"; 3/8-16 x 2"; 1/2-13 x 2"; 1/2-13 x 3"; M5 x 20; M6 x 25; M8 x 30; M8 x 40; M10 x 50; M12 x 60|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Hex head bolt for joining machine parts. Partially threaded.
carriage-bolt|Carriage bolt|Bolts|1/4-20 x 1"; 1/4-20 x 1-1/2"; 5/16-18 x 1"; 3/8-16 x 2"; 1/2-13 x 2"; 1/2-13 x 3"|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Round head, square neck. For decks and wooden gates; the head cannot be turned from outside.
socket-screw|Socket head cap screw|Bolts|1/4-20 x 1"; 1/4-20 x 1-1/2"; 5/16-18 x 1"; 3/8-16 x 2"; 1/2-13 x 2"; 1/2-13 x 3"; M5 x 20; M6 x 25; M8 x 30; M8 x 40; M10 x 50; M12 x 60|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Allen screw with cylindrical head, tightened by a hex key.
hex-nut|Hex nut|Nuts|#10; 1/4"; 3/8"; 1/2"; M6; M8; M10|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Finished nut for bolts and threaded rod.
lock-nut|Nylon insert lock nut|Nuts|#10; 1/4"; 3/8"; 1/2"; M6; M8; M10|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Nyloc: stays tight where machines vibrate.
flat-washer|Flat washer|Washers|#10; 1/4"; 3/8"; 1/2"; M6; M8; M10|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Spreads the load of a bolt or nut.
lock-washer|Split lock washer|Washers|#10; 1/4"; 3/8"; 1/2"; M6; M8; M10|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Spring washer that keeps a nut from turning loose.
threaded-rod|Threaded rod|Rods|1/4-20 x 36"; 3/8-16 x 36"; M8 x 1000; M10 x 1000|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|All thread for hanging pipe and duct. Cut to length.
wood-screw|Wood screw|Screws|#8 x 1-1/4"; #8 x 2"; #10 x 3"; 4 x 40; 5 x 60|zinc plated steel; stainless steel 304; stainless steel 316; black oxide steel|Countersunk, coarse thread, for timber and particle board.
drywall-screw|Drywall screw|Screws|#6 x 1-1/4"; #6 x 2"|black phosphate|Bugle head for hanging gypsum board on studs.
wedge-anchor|Wedge anchor|Anchors|3/8" x 3"; 1/2" x 4"; M10 x 90|zinc plated steel; stainless steel 304|Expansion bolt for solid concrete.
ball-valve|Ball valve|Valves|1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"|brass; stainless steel 316; PVC|Quarter turn shutoff for water, oil and gas. Female threaded ends.
gate-valve|Gate valve|Valves|1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"|bronze; cast iron|Shuts water and steam lines off; not for throttling.
check-valve|Swing check valve|Valves|1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"|brass; PVC|Keeps water from flowing back.
elbow|90 degree elbow|Pipe fittings|1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"|black malleable iron; copper; PVC|Turns a pipe run by a right angle.
tee|Pipe tee|Pipe fittings|1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"|black malleable iron; copper; PVC|Branches a pipe run.
hose|Air hose|Hoses|1/4" x 25 ft; 3/8" x 50 ft; 1/2" x 50 ft|rubber; polyurethane|For compressors and pneumatic tools, 300 psi.
garden-hose|Water hose|Hoses|5/8" x 50 ft; 3/4" x 100 ft|rubber; vinyl|Washing down floors and yards.
hose-clamp|Worm gear hose clamp|Clamps|1/2-1 in; 1-2 in; 2-3 in|stainless steel 304; zinc plated steel|Fastens hose on a fitting. Tightens by screwdriver.
bearing|Deep groove ball bearing|Bearings|6203-2RS; 6204-2RS; 6205-ZZ; 6206-2RS|chrome steel|For motors, pumps and conveyors. Sealed and greased for life.
pillow-block|Pillow block bearing|Bearings|UCP204 20 mm; UCP205 25 mm; 1" bore|cast iron|Mounted bearing for shafts, with set screw.
v-belt|V-belt|Belts|A38; A42; B55; B68|rubber|Drives pumps, fans and compressors.
roller-chain|Roller chain|Chains|#35 x 10 ft; #40 x 10 ft; #50 x 10 ft|carbon steel|Power transmission on conveyors. With connecting link.
drill-bit|Twist drill bit|Drill bits|1/8"; 3/16"; 1/4"; 3/8"; 5 mm; 6.5 mm; 8 mm; 10 mm|high speed steel; cobalt|Drills holes in metal. 135 degree split point, jobber length.
masonry-bit|SDS plus masonry drill bit|Drill bits|1/4" x 6"; 3/8" x 6"; 10 x 160 mm|carbide|For hammer drills in concrete, brick and block.
hole-saw|Bi-metal hole saw|Saws|1"; 1-1/2"; 2"; 3"|bi-metal|Cuts round openings in sheet metal and wood. Arbor sold separately.
recip-blade|Reciprocating saw blade|Saws|6" 18 TPI; 9" 10 TPI|bi-metal|Sawzall style blade for demolition, pipe and nails.
cutoff-wheel|Cut-off wheel|Abrasives|4-1/2" x .045"; 6" x .045"|aluminum oxide|Thin disc for angle grinders; slices stainless and mild steel.
flap-disc|Flap disc|Abrasives|4-1/2" 40 grit; 4-1/2" 80 grit|zirconia|Grinds and blends welds in one step on an angle grinder.
grinder|Angle grinder|Power tools|4-1/2" 11 A; 5" 13 A|corded|11,000 rpm with side handle and guard. Wheels sold separately.
impact-driver|Impact driver|Power tools|18 V; 12 V|cordless, bare tool; cordless kit|For driving screws and lags, 1/4" hex.
combination-wrench|Combination wrench|Hand tools|3/8"; 1/2"; 9/16"; 3/4"; 10 mm; 13 mm; 17 mm; 19 mm|chrome vanadium|Open end and box end spanner, 15 degree offset.
hex-key|Hex key set|Hand tools|9 piece inch; 9 piece metric|chrome vanadium|L-shaped allen wrenches with ball end.
pump-pliers|Tongue and groove pliers|Hand tools|10 in; 12 in|carbon steel|Adjustable water pump pliers for pipe and nuts.
claw-hammer|Claw hammer|Hand tools|16 oz; 20 oz|fiberglass handle; hickory handle|Drives and pulls nails.
tape-measure|Tape measure|Hand tools|16 ft; 25 ft; 5 m|steel blade|Measuring tape with lock and belt clip.
safety-glasses|Safety glasses|Safety|clear; gray|polycarbonate|Eye protection to ANSI Z87.1, anti-fog, for grinding and cutting.
earplugs|Foam earplugs|Safety|200 pairs; with cord, 100 pairs|polyurethane foam|Hearing protection, NRR 32 dB, disposable.
cut-gloves|Cut resistant gloves|Safety|medium; large; x-large|nitrile coated|Hand protection against sharp edges, ANSI A4.
disposable-gloves|Disposable nitrile gloves|Safety|medium, box of 100; large, box of 100|nitrile|Powder free, for mechanics and laboratories.
hard-hat|Hard hat|Safety|white; yellow; orange|polyethylene|Head protection with ratchet suspension, type I.
respirator|N95 particulate respirator|Safety|box of 20|polypropylene|Dust mask with valve for sanding and sweeping.
extension-cord|Extension cord|Electrical|12/3 x 50 ft; 14/3 x 25 ft|SJTW|Outdoor power cable, 15 A.
wire-nut|Twist-on wire connector|Electrical|yellow, 18-10 AWG; red, 18-8 AWG|polypropylene|Splices copper wires in junction boxes.
cable-tie|Cable tie|Electrical|8 in, 100 pieces; 14 in, 100 pieces|nylon, black; nylon, natural|Zip tie to bundle wires. Weather resistant in black.
breaker|Miniature circuit breaker|Electrical|1 pole 16 A; 1 pole 20 A; 3 pole 32 A|DIN rail|Protects circuits against overload and short circuit.
led-tube|LED tube lamp|Lighting|4 ft 18 W 4000 K; 2 ft 9 W 4000 K|glass|Replaces fluorescent tubes in warehouses and offices.
ptfe-tape|PTFE thread seal tape|Sealants|1/2" x 520"; 3/4" x 520"|white; yellow, for gas|Plumbers' teflon tape for leak free pipe threads.
silicone|Silicone sealant|Sealants|10 oz clear; 10 oz white|silicone|Caulk for bathrooms, windows and gaskets.
threadlocker|Threadlocker|Sealants|10 ml; 50 ml|blue, removable; red, permanent|Keeps screws from vibrating loose.
penetrating-oil|Penetrating oil|Lubricants|11 oz aerosol; 1 gal|petroleum|Frees rusted nuts and bolts; drives out moisture.
grease|Lithium grease|Lubricants|14 oz cartridge; 5 lb tub|NLGI 2|For bearings, chassis and grease guns.
caster|Swivel caster|Material handling|4" wheel; 5" wheel with brake|polyurethane; rubber|Plate mounted wheel for carts and dollies.
ratchet-strap|Ratchet tie-down strap|Material handling|1" x 15 ft; 2" x 27 ft|polyester|Secures cargo on trucks and trailers.
solenoid|Solenoid valve|Valves|1/4" 24 V DC; 1/2" 120 V AC|brass|Electrically opened, normally closed, for water and air.
o-ring|O-ring|Seals|-014; -112; 10 x 2 mm; 20 x 2.5 mm|NBR 70; viton|Seals hydraulic and pneumatic joints.
motor|Electric motor|Motors|1/2 hp 1725 rpm; 3/4 hp 1725 rpm; 2 hp 3450 rpm|TEFC|Single phase, foot mounted, for fans and pumps.
sump-pump|Submersible sump pump|Pumps|1/3 hp; 1/2 hp|cast iron|Keeps basements dry; with float switch.
pressure-gauge|Pressure gauge|Gauges|0-60 psi; 0-160 psi; 0-10 bar|brass; stainless steel 304|2-1/2" dial, 1/4" lower mount.
`;

const families: readonly Family[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [key = "", name = "", category = "", sizes = "", materials = "", about = ""] = line.split("|");
    return { key, name, category, sizes: sizes.split("; "), materials: materials.split("; "), about };
  });

/** The same sequence in each run: numbers from zero to below one. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const styles: readonly ((family: Family, size: string, material: string) => string)[] = [
  ({ name }, size, material) => `${name}, ${size}, ${material}`,
  ({ name }, size, material) => `${size.replace(" x ", "x")} ${material} ${name.toLowerCase()}`,
  ({ name }, size, material) =>
    `${name.toUpperCase()} ${size.replaceAll('"', " IN").toUpperCase()} ${material.toUpperCase()}`,
];

/** Items of an industrial distributor, the same in each run; brands differ in how they write and number. */
export function* industrialCatalog(count: number, seed = 1): Generator<IndustrialItem> {
  const next = sequence(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  for (let i = 0; i < count; i++) {
    const family = pick(families);
    const [size, material] = [pick(family.sizes), pick(family.materials)];
    const place = Math.floor(next() * brands.length);
    const brand = brands[place] as string;
    const code = Math.floor(next() * 90) + 10;
    const number = [
      `${brand.slice(0, 2).toUpperCase()}${code}-${String(100000 + i)}`,
      `${code}${String(10000 + i)}${family.key.slice(0, 1).toUpperCase()}`,
      `${family.key.slice(0, 2).toUpperCase()}-${code}.${String(20000 + i)}`,
    ][place % 3] as string;
    const name = (styles[place % 3] as (typeof styles)[0])(family, size, material);
    yield {
      id: String(i),
      values: {
        name,
        description: `${family.about} By ${brand}.`,
        brand,
        attributes: [size, material, pick(["each", "pack of 10", "box of 50", "box of 100"])],
        number,
        category: family.category,
        brandFacet: brand,
        sales: Math.floor(next() ** 3 * 1000),
      },
      facts: { family: family.key, size, material, brand, number },
    };
  }
}
