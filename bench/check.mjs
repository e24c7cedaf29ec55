/**
 * What checking costs: `JSON.parse` of 100 records of 45 fields alone, and the same with the check of every record.
 * Run `npx tsc -b packages/contract && node bench/check.mjs`. Every line is a process of its own, in which the three
 * take turns; medians of the rounds. Aim: compiled at most 1.03, interpreted at most 1.25 times `JSON.parse`.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { fits } from "@purvey/contract/check";
import { compile } from "@purvey/contract/compile";
import {
  datetime,
  entity,
  integer,
  list,
  nullable,
  number,
  open,
  text,
  uid,
  yes,
  yesNo,
} from "@purvey/contract/fields";

const rounds = 1000;
const warmup = 200;

/** Fields of one kind by name. */
function fields(names, schemaOf) {
  return Object.fromEntries(names.split(" ").map((name, index) => [name, schemaOf(index)]));
}

const unit = entity("BenchUnit", "A unit of measure", {
  unitOfMeasure: text({ max: 8 }),
  unitSize: number({ above: 0 }),
  sellable: yes(),
});

/** The kinds of field in the proportions of the contract: 20 texts, 10 whole numbers, 7 numbers, 3 lists, 2 objects, 2 dates, 1 flag. */
const item = entity("BenchItem", "An item", {
  invMastUid: uid(),
  ...fields("itemId itemDesc displayDesc defaultSellingUnit baseUnit classId1 classId2 productGroup", () =>
    text({ min: 1, max: 255 }),
  ),
  ...fields("upcOrEanId vendorName supplierName city country poNo", () => text({ max: 40 })),
  ...fields("extendedDesc classId3 classId4 brandFolder productCollection imageFile", () =>
    nullable(text({ max: 2000 })),
  ),
  ...fields("statusCd locationId qtyOnHand qtyAllocated leadTimeDays supplierId brandsUid", () => integer({ min: 0 })),
  ...fields("parentUid sequenceNo", () => nullable(integer())),
  ...fields("price1 price2 price3 listPrice", () => number({ min: 0 })),
  ...fields("weight length width", () => nullable(number({ min: 0 }))),
  itemUom: list(unit),
  alternateCodes: list(text({ max: 40 })),
  images: list(text()),
  ...fields("userDefined properties", () => open()),
  ...fields("dateCreated dateLastModified", () => datetime()),
  deleteFlag: yesNo(),
});
const answer = list(item);

/** A value as a server would send it for a field; `seed` tells one record from the next. */
function valueFor(name, schema, seed) {
  if (Array.isArray(schema.type)) return seed % 2 ? null : valueFor(name, { ...schema, type: schema.type[0] }, seed);
  if (schema.format) return `20${10 + (seed % 17)}-${10 + (seed % 3)}-${10 + (seed % 19)} 09:${10 + (seed % 50)}:53`;
  if (schema.enum) return schema.enum[seed % 2];
  if (schema.type === "integer") return 1 + seed * 7;
  if (schema.type === "number") return 12.25 + seed;
  if (schema.type === "string") return `${name} of HX-${seed}`;
  if (schema.type === "object") return { colour: "zinc", finish: seed };
  if (schema.items.type === "string") return [`HX${seed}`, `HX-${seed}-Z`];
  return ["EA", "BX"].map((unitOfMeasure, index) => ({ unitOfMeasure, unitSize: 1 + index * 99, sellable: true }));
}

/** 100 records; every second value that may be null is. */
function records() {
  const entries = Object.entries(item.properties);
  return Array.from({ length: 100 }, (_, seed) =>
    Object.fromEntries(
      entries.map(([name, schema], index) => [name, valueFor(name, schema, Array.isArray(schema.type) ? index : seed)]),
    ),
  );
}

const cases = {
  "answer, fields in order": { direction: "output", arrange: (entries) => entries },
  "answer, fields in reverse": { direction: "output", arrange: (entries) => entries.toReversed() },
  "input, fields in order": { direction: "input", arrange: (entries) => entries },
};

/** Milliseconds that a function takes. */
function timed(work) {
  const start = performance.now();
  for (let repeat = 0; repeat < 4; repeat++) work();
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((left, right) => left - right)[values.length >> 1];
}

function demand(fine) {
  if (!fine) throw new Error("A record of the benchmark does not fit its own schema.");
}

/** Prints one line: the time of `JSON.parse`, and the ratios to it of parsing with a check. */
function measure(title) {
  const { direction, arrange } = cases[title];
  const source = JSON.stringify(records().map((one) => Object.fromEntries(arrange(Object.entries(one)))));
  const compiled = compile(answer, { direction });
  const contestants = {
    parse: () => JSON.parse(source),
    compiled: () => demand(compiled(JSON.parse(source))),
    interpreted: () => demand(fits(answer, JSON.parse(source), { direction })),
  };
  const names = Object.keys(contestants);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < warmup + rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length];
      const time = timed(contestants[name]);
      if (round >= warmup) times[name].push(time);
    }
  }
  const ratio = (name) => median(times[name].map((time, index) => time / times.parse[index])).toFixed(3);
  const parse = (median(times.parse) / 4).toFixed(3);
  console.log(
    `${title.padEnd(26)} JSON.parse ${parse} ms   compiled ${ratio("compiled")}   interpreted ${ratio("interpreted")}`,
  );
}

const [title] = process.argv.slice(2);
if (title) measure(title);
else {
  console.log(
    `100 records of ${Object.keys(item.properties).length} fields, ${Math.round(JSON.stringify(records()).length / 1024)} KB, ${rounds} rounds on Node ${process.version}`,
  );
  for (let run = 0; run < 3; run++) {
    for (const name of Object.keys(cases))
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: "inherit" });
  }
}
