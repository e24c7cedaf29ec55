import { readTable } from "@purvey/tables/read-table";
import { describe, expect, it } from "vitest";
import { checkRows, type FaultWords, type Found, type ImportPlan, namesOf, readCell } from "./check-rows.ts";
import { minutesLeft } from "./check-run.ts";
import { guessMapping, importTargets, missingTargets } from "./import-columns.ts";
import { countStates, readImportView, rowsToStore } from "./import-view.ts";
import { finderIn, judge } from "./known-rows.ts";
import { recordsCsv, refusedRows } from "./refused-rows.ts";
import { holdsAll } from "./same-rows.ts";
import { inputOf } from "./store-row.ts";
import { type ImportSubjectName, importSubject, importSubjectNames, importSubjects } from "./subjects.ts";

const words: FaultWords = {
  unknown: (finder, value) => `no ${finder} ${value}`,
  unclear: (finder, value) => `several ${finder} ${value}`,
  duplicate: (lineNo) => `as line ${lineNo}`,
  surplus: (cells, headings) => `${cells} cells, ${headings} headings`,
  exists: "exists",
  spoiled: (fault, value) => `${fault} ${value}`,
  issue: ({ message }) => message,
  noColumn: "no column",
};

function planOf(name: ImportSubjectName, text: string) {
  const table = readTable(text);
  const subject = importSubject(name);
  const input = inputOf(subject);
  const targets = importTargets(subject, input);
  const headings = table.rows[0]?.cells ?? [];
  const plan: ImportPlan = { subject, input, targets, headings, mapping: guessMapping(headings, targets) };
  return { table, rows: table.rows.slice(1), plan };
}

const extensions = (...names: string[]) =>
  new Map([
    ["extension" as const, new Map<string, Found>(names.map((name, index) => [name, { invMastExtUid: index + 1 }]))],
  ]);

describe("an import", () => {
  it("knows the endpoint, the fields and the names of everything that can be imported", () => {
    for (const name of importSubjectNames) {
      const subject = importSubject(name);
      const { properties } = inputOf(subject);
      const filled = Object.values(subject.named).flatMap(({ fills }) => Object.keys(fills));
      expect(Object.keys(properties)).toEqual(expect.arrayContaining([...filled, ...subject.identity]));
    }
    expect(new Set(Object.values(importSubjects).map(({ endpoint }) => endpoint)).size).toBe(importSubjectNames.length);
  });

  it("guesses columns by the field's own name before other words, in English and German, and no field twice", () => {
    const { plan } = planOf("extension-update", "Artikelnummer;Titel;meta_title;Hersteller;Part number;Fehler");
    expect(plan.mapping).toEqual(["itemId", undefined, "metaTitle", "manufacturerName", "partNumber", undefined]);
  });

  it("knows the number of a record under the name that an export has over it", () => {
    const { plan } = planOf("brand-update", "brandsUid,brandsName,brandsDesc,dateCreated");
    expect(plan.mapping).toEqual(["id", "brandsName", "brandsDesc", undefined]);
    expect(missingTargets(plan.targets, plan.mapping)).toEqual([]);
  });

  it("sends nothing for rows that hold what is stored", () => {
    const stored = { brandsUid: 7, brandsName: "Vega", brandsDesc: null };
    expect(holdsAll(stored, { id: 7, brandsName: "Vega" }, "id")).toBe(true);
    expect(holdsAll(stored, { id: 7, brandsName: "Vega", brandsDesc: "Bolts" }, "id")).toBe(false);
    const verdicts = [2, 3, 4].map((lineNo) => ({
      row: { lineNo, cells: [] },
      input: {},
      faults: [],
      same: lineNo === 3,
    }));
    expect(countStates(verdicts, { 4: true })).toEqual({ ready: 1, same: 1, refused: 0, stored: 1 });
    expect(rowsToStore(verdicts, { 4: true }).map(({ row }) => row.lineNo)).toEqual([2]);
  });

  it("refuses a row that would create what is there, as the service compares it, and knows its own again", () => {
    const { rows, plan } = planOf("brand-create", "brandsName,brandsDesc\nVEGA,Bolts\nVega,Nuts\nNova,Nuts\n");
    const find = finderIn([{ brandsUid: 7, brandsName: "Vega", brandsDesc: "Bolts" }], plan.subject);
    const [own, other, fresh] = checkRows(rows, plan, new Map(), words)
      .map((verdict) => ({ ...verdict, faults: [] }))
      .map((verdict) => judge(verdict, plan, find, words));
    expect([own?.same, fresh?.same]).toEqual([true, undefined]);
    expect(other?.faults).toEqual([{ column: "brandsName", value: "Vega", rule: "exists" }]);
    expect(fresh?.faults).toEqual([]);
  });

  it("knows how long the rest takes once it knows its pace", () => {
    const begun = { at: 1_000, done: 100 };
    expect(minutesLeft(begun, 200, 20_000, 4_000)).toBe(0);
    expect(minutesLeft(begun, 350, 20_000, 11_000)).toBe(13);
    expect(minutesLeft(begun, 19_900, 20_000, 600_000)).toBe(0);
    expect(minutesLeft(begun, 100, 20_000, 600_000)).toBe(0);
  });

  it("misses the names without which no row can be stored, unless their own number is given", () => {
    const { plan } = planOf("web-description-update", "webDesc1");
    expect(missingTargets(plan.targets, plan.mapping).map(({ name }) => name)).toEqual(["itemId"]);
    const own = planOf("web-description-update", "invMastUid,invMastWebDescUid,webDesc1").plan;
    expect(missingTargets(own.targets, own.mapping)).toEqual([]);
  });

  it("reads numbers as English and German write them, yes and no, and leaves what it cannot read as it is", () => {
    expect(readCell("1.000,5", { type: "number" })).toBe(1000.5);
    expect(readCell("1,000.5", { type: "number" })).toBe(1000.5);
    expect(readCell("ja", { type: "string", enum: ["Y", "N"] })).toBe("Y");
    expect(readCell("704", { type: "integer", enum: [704, 705] })).toBe(704);
    expect(readCell("twelve", { type: "integer" })).toBe("twelve");
    expect(readCell("0123", { type: "string" })).toBe("0123");
  });

  it("gives every row its verdict: the contract's rules, names that stand for nothing, the same record twice", () => {
    const { rows, plan } = planOf(
      "extension-update",
      `\uFEFFItem;Title;attributeGroupUid\r\nA-1;Good;\r\nA-2;${"x".repeat(256)};\r\nZZZ;Unknown;\r\nA-3;;many\r\nA-1;Again;\r\n;None;`,
    );
    expect([...namesOf(rows, plan)]).toEqual([["extension", new Set(["A-1", "A-2", "ZZZ", "A-3"])]]);
    const verdicts = checkRows(rows, plan, extensions("A-1", "A-2", "A-3"), words);
    expect(verdicts[0]).toMatchObject({ input: { invMastExtUid: 1, metaTitle: "Good" }, faults: [] });
    expect(verdicts.slice(1).map(({ faults }) => faults)).toEqual([
      [{ column: "Title", value: "x".repeat(256), rule: expect.stringContaining("255") }],
      [{ column: "Item", value: "ZZZ", rule: "no extension ZZZ" }],
      [{ column: "attributeGroupUid", value: "many", rule: expect.stringContaining("whole number") }],
      [{ column: "Item", value: "A-1", rule: "as line 2" }],
      [{ column: "Item", value: "", rule: expect.any(String) }],
    ]);
    expect(countStates(verdicts, {})).toEqual({ ready: 1, same: 0, refused: 5, stored: 0 });
    expect(countStates(verdicts, { 2: "The server says no." })).toEqual({ ready: 0, same: 0, refused: 6, stored: 0 });
  });

  it("hands the refused rows back with their own columns and the reason, and one reason when they are refused again", () => {
    const { table, rows, plan } = planOf("extension-update", "Item;Title;Error\nA-1;Good;old\nZZZ;Bad;old");
    const verdicts = checkRows(rows, plan, extensions("A-1"), words);
    expect(refusedRows(table, verdicts, { 2: true }, "Error")).toBe(
      "\uFEFFItem;Title;Error\r\nZZZ;Bad;Item: ZZZ: no extension ZZZ\r\n",
    );
    expect(refusedRows(table, verdicts, { 2: "Taken." }, "Error")).toContain("A-1;Good;Taken.\r\n");
  });

  it("refuses a row whose cells have moved, and hands its surplus cells back behind the reason", () => {
    const { table, rows, plan } = planOf("extension-update", "Item;Title\nA-1;Buy; now\nA-2;Fine;\nA-1;Fine;");
    const verdicts = checkRows(rows, plan, extensions("A-1", "A-2"), words);
    expect(verdicts.map(({ faults }) => faults)).toEqual([
      [{ column: "", value: "now", rule: "3 cells, 2 headings" }],
      [],
      [{ column: "Item", value: "A-1", rule: "as line 2" }],
    ]);
    const shifted = planOf("extension-update", "Item;Title;Keywords\nA-1;Buy;now\nA-2;Fine;now\nA-3;Buy; now;");
    expect(
      checkRows(shifted.rows, shifted.plan, extensions("A-1", "A-2", "A-3"), words).map(({ faults }) => faults.length),
    ).toEqual([0, 0, 1]);
    expect(refusedRows(table, verdicts, {}, "Error")).toContain("\r\nA-1;Buy;now: 3 cells, 2 headings;now\r\n");
  });

  it("refuses a row whose quotation mark never closes, and reads on from the next line", () => {
    const { rows, plan } = planOf("extension-update", 'Item;Title\nA-1;Good\nA-2;"Bolt\nA-3;Nut\n');
    const verdicts = checkRows(rows, plan, extensions("A-1", "A-2", "A-3"), words);
    expect(verdicts.map(({ input, faults }) => [input.itemId ?? input.invMastUid, faults])).toEqual([
      [verdicts[0]?.input.invMastUid, []],
      [undefined, [{ column: "", value: 'A-2;"Bolt', rule: 'openQuote A-2;"Bolt' }]],
      [verdicts[2]?.input.invMastUid, []],
    ]);
  });

  it("refuses what a spreadsheet has spoiled, in names, in texts and in figures", () => {
    const { rows, plan } = planOf(
      "extension-update",
      "sep=;\nItem;UPC;Title\n1,2346E+12;4.00638E+12;\nA-1;1E5;1\nA-1;#N/A;1,5E+13\nA-1;NULL;\\N",
    );
    const verdicts = checkRows(rows, plan, extensions("A-1"), words);
    expect(verdicts.map(({ faults }) => faults.map(({ rule }) => rule))).toEqual([
      ["digitsLost 1,2346E+12", "digitsLost 4.00638E+12"],
      [],
      ["formulaFailed #N/A", "digitsLost 1,5E+13", "as line 4"],
      ["as line 4"],
    ]);
  });

  it("exports records under the names of their fields, without lists", () => {
    expect(recordsCsv([{ brandsUid: 1, brandsName: "Vega; Co", lines: [] }])).toBe(
      "\uFEFFbrandsUid,brandsName\r\n1,Vega; Co\r\n",
    );
  });

  it("keeps in the address what is imported and which rows are shown", () => {
    expect(readImportView({ what: "brand-create", show: "refused" })).toEqual({
      what: "brand-create",
      show: "refused",
    });
    expect(readImportView({ what: "customers", show: "some" })).toEqual({ what: undefined, show: undefined });
  });
});
