import { readFile } from "node:fs/promises";
import type { Visitor } from "../support/visitor.ts";

const items = [
  ...["HB-M8-40", "HB-M8-25", "HB-M8-60", "HB-M6-30", "HB-M10-50", "HB-M12-60", "NUT-M8-NY", "WSH-M8", "KIT-FLG-M8"],
  ...["SEAL-XT2", "MTR-075", "ADH-50", "BRG-6204-2RS", "BRG-6205-2RS", "GLV-NIT-L", "GLV-NIT-M"],
];
const headings = "Item;Title;Keywords;attributeGroupUid";
const tooLong = "x".repeat(256);

/** Twenty rows as a spreadsheet writes them: sixteen good ones, a text too long, no such item, no number, an item again. */
export function fileOfTwenty(): string {
  const good = items.map((item) => `${item};"Buy ${item}; in stock";screw, bolt;`);
  const wrong = [`GLV-NIT-XL;${tooLong};;`, "ZZZ-404;Nothing;;", "CUT-125-1;Discs;;twelve", "HB-M8-40;Twice;;"];
  return `\uFEFF${[headings, ...good, ...wrong].join("\r\n")}\r\n`;
}

/** Sixteen good rows. */
export function fileOfSixteen(): string {
  return `${[headings, ...items.map((item) => `${item};"Für 3 €: ${item}";bolt;`)].join("\r\n")}\r\n`;
}

/** A text as Excel writes CSV in Western Europe: Windows-1252. */
export function asExcelWrites(text: string): Buffer {
  return Buffer.from(text.replaceAll("€", "\u0080"), "latin1");
}

/** Chooses a workbook, which is refused in a sentence instead of being shown as rows of signs. */
export async function chooseWorkbook({ page }: Visitor): Promise<void> {
  const buffer = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0]);
  await page.locator("input[type=file]").setInputFiles({ name: "texts.xlsx", mimeType: "text/csv", buffer });
  await page.getByRole("alert").filter({ hasText: "“texts.xlsx” is a workbook." }).waitFor();
}

/** Lets so many rows reach the service and loses the network for the others, until it is back. */
export async function loseNetwork({ page }: Visitor, most: number): Promise<{ back: () => Promise<void> }> {
  const rows = "**/inv-mast-ext/*";
  let passed = 0;
  await page.route(rows, (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    passed += 1;
    return passed <= most ? route.continue() : route.abort("connectionrefused");
  });
  return { back: () => page.unroute(rows) };
}

/** Lets so many rows reach the service and holds the others, until they are released. */
export async function passSome({ page }: Visitor, most: number): Promise<{ release: () => Promise<void> }> {
  const rows = "**/inv-mast-ext/*";
  let passed = 0;
  await page.route(rows, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    passed += 1;
    if (passed <= most) return route.continue();
  });
  return { release: () => page.unroute(rows) };
}

/** The file of refused rows after somebody has corrected each of them, its column of errors left as it is. */
export function correctedFile(refused: string): string {
  return refused
    .replace(tooLong, "Gloves XL")
    .replace("ZZZ-404;", "CUT-115-1;")
    .replace(";twelve;", ";;")
    .replace("HB-M8-40;", "HB-M8-25;");
}

/** Gives the import a file as the person's own choice would. */
export async function chooseFile({ page }: Visitor, name: string, text: string | Buffer): Promise<void> {
  const buffer = typeof text === "string" ? Buffer.from(text) : text;
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByText(`${name} ·`).waitFor();
}

/** Presses a button that saves a file, and reads what was saved. */
export async function download({ page }: Visitor, button: string): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await saved.path(), "utf8");
}

/** How many calls of a kind the page has sent so far. */
export function sent({ calls }: Visitor, method: string, path: RegExp): number {
  return calls.filter((call) => call.startsWith(`${method} `) && path.test(call)).length;
}

/** Waits for the sentence with the counts of the rows. */
export async function expectCounts({ page }: Visitor, counts: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: counts }).waitFor();
}

/** How many rows the device keeps the results of: they are shown before they are written. */
export function keptResults({ page }: Visitor): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open("purvey-drafts"));
    const drafts: { rows?: object }[] = await done(database.transaction("drafts").objectStore("drafts").getAll());
    database.close();
    return Math.max(0, ...drafts.map(({ rows = {} }) => Object.keys(rows).length));
  });
}
