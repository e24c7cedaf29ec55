import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { focused } from "../support/focused.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import {
  asExcelWrites,
  chooseFile,
  chooseWorkbook,
  correctedFile,
  download,
  expectCounts,
  fileOfSixteen,
  fileOfTwenty,
  keptResults,
  loseNetwork,
  passSome,
  sent,
} from "./import-steps.ts";
import {
  acceptSuggestion,
  lookWithoutEditing,
  openEditor,
  saveAfterAnother,
  saveAfterTheSession,
  storePartly,
} from "./item-steps.ts";
import { comparePrices, priceList } from "./price-steps.ts";

describe.each(turn(databases, 0, 2))("J5 on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("imports twenty rows of which four are wrong, hands those back, and takes them corrected", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await visitor.signIn("ada");
    await page.getByRole("link", { name: "Import", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Import" }).waitFor();
    expect(await visitor.findings("import")).toEqual([]);
    await chooseFile(visitor, "texts.csv", fileOfTwenty());
    await page.getByRole("button", { name: "Check 20 rows" }).click();
    await expectCounts(visitor, "16 ok · 4 refused · 0 stored");
    await page.getByRole("button", { name: /^Refused/ }).click();
    const refused = page.getByRole("table", { name: "Rows" }).getByRole("row");
    await refused.filter({ hasText: "Title" }).filter({ hasText: "255" }).waitFor();
    await refused.filter({ hasText: "ZZZ-404" }).filter({ hasText: "There is no item" }).waitFor();
    await refused.filter({ hasText: "twelve" }).filter({ hasText: "whole number" }).waitFor();
    await refused.filter({ hasText: "about the same record" }).waitFor();
    expect(await visitor.findings("checked import")).toEqual([]);
    await page.getByRole("button", { name: "Store 16 rows" }).click();
    await expectCounts(visitor, "0 ok · 4 refused · 16 stored");
    expect(sent(visitor, "PUT", /\/inv-mast-ext\/\d+$/)).toBe(16);
    const handedBack = await download(visitor, "Download the refused rows");
    expect(handedBack.split("\r\n")).toHaveLength(6);
    expect(handedBack).toMatch(/^\uFEFFItem;Title;Keywords;attributeGroupUid;Error\r\n/);
    await chooseFile(visitor, "corrected.csv", correctedFile(handedBack));
    await page.getByRole("button", { name: "Check 4 rows" }).click();
    await expectCounts(visitor, "4 ok · 0 refused · 0 stored");
    await page.getByRole("button", { name: "Store 4 rows" }).click();
    await expectCounts(visitor, "0 ok · 0 refused · 4 stored");
    expect(sent(visitor, "PUT", /\/inv-mast-ext\/\d+$/)).toBe(20);
    await page.getByText("4 rows are stored.").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("goes on with an import after a reload and after the network was lost, and stores no row twice", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await visitor.signIn("ada", "/admin/import");
    await chooseWorkbook(visitor);
    await chooseFile(visitor, "texts.csv", asExcelWrites(fileOfSixteen()));
    await page.getByRole("cell", { name: "Für 3 €: HB-M8-40" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.getByRole("button", { name: "Check 16 rows" }).click();
    await expectCounts(visitor, "16 ok · 0 refused · 0 stored");
    const passed = await passSome(visitor, 5);
    await page.getByRole("button", { name: "Store 16 rows" }).click();
    await page.getByText("5 of 16").waitFor();
    await expect.poll(() => keptResults(visitor)).toBe(5);
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    expect(await focused(page)).toContain("Store 11 rows");
    await page.reload();
    // Chromium drops what a page is loading while requests cease to be caught.
    await page.getByText("5 rows of this file are stored.", { exact: false }).waitFor();
    await passed.release();
    await page.getByRole("button", { name: "Check 16 rows" }).click();
    await expectCounts(visitor, "11 ok · 0 refused · 5 stored");
    const network = await loseNetwork(visitor, 3);
    await page.getByRole("button", { name: "Store 11 rows" }).click();
    await page.getByText("the other rows wait", { exact: false }).waitFor();
    await expectCounts(visitor, "8 ok · 0 refused · 8 stored");
    await network.back();
    await page.getByRole("button", { name: "Try again" }).click();
    await expectCounts(visitor, "0 ok · 0 refused · 16 stored");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("edits an item: a suggestion, a save that is refused in part, a session that ends meanwhile", async () => {
    const site = await openSite(kind);
    const visitor = await openVisitor(browser, site);
    await visitor.signIn("ada");
    await openEditor(visitor, "HB-M8-40");
    expect(await visitor.findings("item editor")).toEqual([]);
    await acceptSuggestion(visitor);
    await storePartly(visitor);
    await saveAfterTheSession(visitor);
    const other = await openVisitor(browser, site);
    await other.signIn("ada");
    await saveAfterAnother(visitor, other);
    expect([...visitor.complaints, ...other.complaints]).toEqual([]);
    for (const person of [visitor, other]) await person.close();
  });

  it("shows who may only look everything, and says which permission is missing", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    await visitor.signIn("ned");
    await lookWithoutEditing(visitor);
    expect(await visitor.findings("closed item editor")).toEqual([]);
    expect(visitor.calls.filter((call) => !call.includes("verify-password"))).toEqual([]);
    await visitor.close();
  });

  it("shows a contract price with its number for the customer who has it, and for no other", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    await visitor.signIn("ada");
    await comparePrices(visitor, 1);
    await comparePrices(visitor, 100);
    expect(await visitor.findings("prices")).toEqual([]);
    await priceList(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
