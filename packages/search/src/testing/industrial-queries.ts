import type { Facts } from "./industrial-catalog.ts";

/** A query and what a person behind the counter would bring. */
export interface IndustrialQuery {
  readonly text: string;
  readonly kind: "size" | "number" | "tradeName" | "material" | "use" | "name";
  /** Whether rules and weights may be tuned on it; every second query is kept for the check alone. */
  readonly tuned: boolean;
  /** 3 for just right, 1 for the right thing in another size or material or for what does as well, 0 for wrong. */
  readonly rate: (facts: Facts) => number;
}

/**
 * Judged by hand before the engine was asked. Each row: the kind, the query, the right families, the right sizes and materials
 * by their beginning (`|` between several, empty for any), and families that do as well. A number stands for one item.
 */
const judged = `
size;1/2 inch brass ball valve;ball-valve;1/2";brass
size;ball valve 3/4;ball-valve;3/4"
size;1-1/2 ball valve pvc;ball-valve;1-1/2";PVC
size;valve 1½;ball-valve|gate-valve|check-valve;1-1/2"
size;m8x40 hex bolt;hex-bolt;M8 x 40
size;M8 x 40 stainless;hex-bolt|socket-screw;M8 x 40;stainless
size;hex cap screw 1/2-13x2;hex-bolt;1/2-13 x 2"
size;carriage bolt 3/8-16 x 2 in;carriage-bolt;3/8-16 x 2"
size;m10x50 socket head screw;socket-screw;M10 x 50
size;1/4-20 x 1 1/2 bolt;hex-bolt|carriage-bolt;1/4-20 x 1-1/2";;socket-screw
size;3/8 nut;hex-nut|lock-nut;3/8"
size;M6 washer;flat-washer|lock-washer;M6
size;m10 lock nut stainless;lock-nut;M10;stainless
size;drill bit 6.5mm;drill-bit;6.5 mm
size;6,5 mm drill;drill-bit;6.5 mm
size;1/4 cobalt drill bit;drill-bit;1/4";cobalt
size;0.25 inch twist drill;drill-bit;1/4"
size;13 mm wrench;combination-wrench;13 mm
size;9/16 combination wrench;combination-wrench;9/16"
size;wrenches 19mm;combination-wrench;19 mm
size;50 ft air hose 3/8;hose;3/8" x 50 ft
size;1/2" rubber air hose;hose;1/2" x 50 ft;rubber
size;5/8 x 50 garden hose;garden-hose;5/8" x 50 ft
size;2 inch hole saw;hole-saw;2"
size;1 1/2" holesaw;hole-saw;1-1/2"
size;4 1/2 flap disc 80 grit;flap-disc;4-1/2" 80 grit
size;6" cutoff wheel;cutoff-wheel;6" x .045"
size;3/4 copper elbow;elbow;3/4";copper
size;1 inch pvc tee;tee;1";PVC
size;black iron elbow 1/2;elbow;1/2";black malleable
size;sds bit 10x160;masonry-bit;10 x 160 mm
size;#40 chain;roller-chain;#40 x 10 ft
size;v belt A42;v-belt;A42
size;b55 belt;v-belt;B55
size;6204 bearing;bearing;6204-2RS
size;6205 zz;bearing;6205-ZZ
size;o ring 20x2.5 viton;o-ring;20 x 2.5 mm;viton
size;threaded rod m10;threaded-rod;M10 x 1000
size;2 hp motor;motor;2 hp 3450 rpm
size;electric motor 3/4 horsepower;motor;3/4 hp 1725 rpm
size;160 psi gauge;pressure-gauge;0-160 psi
size;breaker 20 amp;breaker;1 pole 20 A
size;3 pole breaker;breaker;3 pole 32 A
size;led tube 18w;led-tube;4 ft 18 W 4000 K
size;25 foot tape measure;tape-measure;25 ft
size;20 ounce hammer;claw-hammer;20 oz
size;zip tie 14 inch;cable-tie;14 in, 100 pieces
size;12/3 extension cord;extension-cord;12/3 x 50 ft
size;wedge anchor 1/2x4;wedge-anchor;1/2" x 4"
size;solenoid valve 24v;solenoid;1/4" 24 V DC
size;18 volt impact driver;impact-driver;18 V
size;drywall screws 2";drywall-screw;#6 x 2"
size;wood screw 5x60;wood-screw;5 x 60
size;ratchet strap 2 x 27;ratchet-strap;2" x 27 ft
number;8110003b;81 10003 B
number;AR13 100020;AR13-100020
number;be1020040;BE-10.20040
number;EL-81-20050;EL-81.20050
number;GR13.20150;GR-13.20150
number;9610080B;9610080B
number;GR72100900;GR72-100900
number;le 82 22222;LE-82.22222
number;do38-1O3999;DO38-103999
number;JU22-1O4567;JU22-104567
number;PE-75.2180;PE-75.21800
number;71I5432P;7115432P
number;TH-47.12234;TH-47.21234
number;D060-105005;DO60-105005
number;CA-15.200060;CA-15.20060
number;6712660G;6712600G
number;HE-59.230003;HE-59.23003
number;WO6520521;WO-65.20512
number;3O14200T;3014200T
number;GR5l-105151;GR51-105151
number;AR67-10070;AR67-100070
number;7015900;7015900R
number;JU82-105687;JU82-105678
number;CU16 23465;CU-16.23456
tradeName;nyloc nut;lock-nut
tradeName;all thread;threaded-rod
tradeName;allen wrench set;hex-key
tradeName;allen screw;socket-screw
tradeName;sawzall blade;recip-blade
tradeName;teflon tape;ptfe-tape
tradeName;zip ties;cable-tie
tradeName;spring washer;lock-washer
tradeName;water pump pliers;pump-pliers
tradeName;box end spanner;combination-wrench
tradeName;dust mask;respirator
tradeName;caulk;silicone
tradeName;measuring tape;tape-measure
tradeName;expansion bolt;wedge-anchor
tradeName;check valves;check-valve
tradeName;jubilee clip;hose-clamp
material;stainless 316 hex bolt;hex-bolt;;stainless steel 316
material;zinc plated carriage bolts;carriage-bolt;;zinc
material;black oxide socket head cap screws;socket-screw;;black oxide
material;brass check valve;check-valve;;brass
material;copper tee;tee;;copper
material;cast iron gate valve;gate-valve;;cast iron
material;bronze valve;gate-valve;;bronze
material;polyurethane hose;hose;;polyurethane
material;viton o-rings;o-ring;;viton
material;hickory hammer;claw-hammer;;hickory
material;carbide bit;masonry-bit
material;cobalt drill bits;drill-bit;;cobalt
material;stainless hose clamp;hose-clamp;;stainless
material;white silicone;silicone;10 oz white
material;nitrile gloves box of 100;disposable-gloves
material;black cable ties;cable-tie;;nylon, black
use;hearing protection;earplugs
use;eye protection;safety-glasses
use;head protection;hard-hat
use;gloves for sharp edges;cut-gloves
use;hang gypsum board;drywall-screw
use;cut round openings in sheet metal;hole-saw
use;free rusted bolts;penetrating-oil
use;keep screws from vibrating loose;threadlocker;;;lock-nut|lock-washer
use;drill in concrete;masonry-bit
use;grind welds;flap-disc;;;grinder
use;keep water from flowing back;check-valve
use;keep basement dry;sump-pump
use;bundle wires;cable-tie
use;splice copper wire;wire-nut
use;secure cargo on a truck;ratchet-strap
use;wheel for carts;caster
use;seal pipe threads;ptfe-tape
use;grease for bearings;grease
use;shut off steam;gate-valve;;;ball-valve
use;pneumatic tool hose;hose
name;hex nuts;hex-nut
name;ball bearings;bearing;;;pillow-block
name;pillow block;pillow-block
name;angle grinder;grinder
name;impact drivers;impact-driver
name;safety glasses clear;safety-glasses;clear
name;hard hat yellow;hard-hat;yellow
name;swivel caster with brake;caster;5" wheel with brake
name;red threadlocker;threadlocker;;red
name;flat washers;flat-washer
name;bolts;hex-bolt|carriage-bolt;;;socket-screw
name;screwdriver bits and screws;wood-screw|drywall-screw;;;impact-driver|socket-screw
name;preasure gauge;pressure-gauge
name;hexkey set;hex-key
name;carrige bolt;carriage-bolt
name;extention cord;extension-cord
`;

const begins = (value: string, beginnings: string) =>
  beginnings.split("|").some((beginning) => value.startsWith(beginning));

const signs = (number: string) => number.replace(/[^A-Z0-9]/gi, "");

function read(line: string, index: number): IndustrialQuery {
  const [kind, text = "", families = "", sizes = "", materials = "", others = ""] = line.split(";");
  const rate = ({ family, size, material, number }: Facts) => {
    if (kind === "number") return signs(number) === signs(families) ? 3 : 0;
    if (others !== "" && others.split("|").includes(family)) return 1;
    if (!families.split("|").includes(family)) return 0;
    const sized = sizes === "" || sizes.split("|").includes(size);
    return sized && begins(material, materials) ? 3 : 1;
  };
  return { text, kind: kind as IndustrialQuery["kind"], tuned: index % 2 === 0, rate };
}

/** The queries, every second one not tuned on. */
export const industrialQueries: readonly IndustrialQuery[] = judged.trim().split("\n").map(read);
