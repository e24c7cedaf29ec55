import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

describe("setting up a stockroom", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("creates and disables sections, adds own products, and takes parts into the profile and off it", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    const dialog = page.getByRole("dialog");
    const act = async (name: string, action: string) => {
      await page.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await visitor.signIn("ada", "/ops/vmi/1?tab=sections");
    await page.getByRole("button", { name: "Add a section" }).click();
    await dialog.getByLabel("Name of the section").fill("Mezzanine");
    await page.keyboard.press("Enter");
    const sections = rowsOf(visitor, "Sections");
    await sections.filter({ hasText: "Mezzanine" }).waitFor();
    await act("Mezzanine", "Disable");
    await page.getByText("Mezzanine is disabled.").waitFor();
    await page.getByRole("combobox", { name: "Show" }).selectOption("disabled");
    await page.waitForURL(/state=disabled/);
    await sections.filter({ hasText: "Mezzanine" }).waitFor();
    await expectSound(visitor, "sections");

    await visitor.open("/ops/vmi/1?tab=products");
    await page.getByRole("button", { name: "Add a product" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    expect(await dialog.getByText("Needed.").count()).toBe(2);
    await dialog.getByLabel("Product number").fill("NGF-9000");
    await dialog.getByLabel("Distributor").selectOption({ index: 1 });
    await expectSound(visitor, "product");
    await page.getByRole("button", { name: "Save" }).click();
    await rowsOf(visitor, "Own products").filter({ hasText: "NGF-9000" }).waitFor();

    await visitor.load("/ops/vmi/1?tab=profile");
    await page.getByRole("button", { name: "Add a part" }).click();
    await dialog.getByRole("combobox", { name: "Part" }).fill("NGF-9000");
    await dialog.getByRole("option", { name: /NGF-9000/ }).click();
    await dialog.getByLabel("Maximum").fill("24");
    await page.getByRole("button", { name: "Save" }).click();
    const lines = rowsOf(visitor, "Profile");
    await lines.filter({ hasText: "NGF-9000" }).filter({ hasText: "24" }).waitFor();
    await act("NGF-9000", "Take off the profile");
    await lines.filter({ hasText: "NGF-9000" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await lines.filter({ hasText: "NGF-9000" }).waitFor();
    await expectSound(visitor, "profile");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
