import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { deskAndPhone } from "../support/runs.ts";
import { scan } from "../support/scan.ts";
import { signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";

describe.each(turn(deskAndPhone, 0, 2))("the look-up %s", (_name, options) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await signedIn("rita", "embedded", options);
    page = visitor.page;
    await visitor.open("/ops/lookup");
    await page.getByText("What is in this bin? Where is this item?").waitFor();
  });
  afterAll(() => visitor.close());

  const contents = () => page.getByRole("table", { name: "What lies in A-01-1" });

  it("says what lies in a bin that is scanned, and what can be done with it", async () => {
    await scan(page, "A-01-1");
    await contents().getByRole("link", { name: "HB-M8-40", exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("code")).toBe("A-01-1");
    await page.getByRole("button", { name: "Actions for A-01-1 HB-M8-40", exact: true }).click();
    const words = await page.getByRole("menuitem").allTextContents();
    expect(words).toEqual([
      "Move",
      "Where else it is",
      "Receive",
      "Item label",
      "Bin label",
      "Shelf label",
      "Open item",
    ]);
    expect(await visitor.findings("menu of a content")).toEqual([]);
    await page.getByRole("menuitem", { name: "Where else it is" }).click();
    await page.getByRole("heading", { name: /^Bins at / }).waitFor();
  });

  it("says where an item is that is scanned, and goes back to the bin", async () => {
    const bins = page.getByRole("table", { name: /^Bins at / });
    await bins.getByRole("link", { name: "A-01-1" }).waitFor();
    await page.getByRole("table", { name: "Stock by location" }).getByText("Toledo").waitFor();
    expect(await visitor.findings("item")).toEqual([]);
    await page.goBack();
    await contents().waitFor();
    await scan(page, "HB-M8-40");
    await bins.getByRole("link", { name: "A-01-1" }).waitFor();
    await visitor.open("/ops/lookup");
    await page.getByRole("list", { name: "Looked up last" }).getByRole("link", { name: "HB-M8-40" }).click();
    await bins.getByRole("link", { name: "A-01-1" }).click();
    await contents().waitFor();
  });

  it("leads from a content to its move, with bin and item filled in", async () => {
    await page.getByRole("button", { name: "Actions for A-01-1 HB-M8-40", exact: true }).click();
    await page.getByRole("menuitem", { name: "Move", exact: true }).click();
    await page.getByText("3 of 4").first().waitFor();
    expect(await page.getByLabel("From bin").inputValue()).toBe("A-01-1");
    expect(await page.getByLabel("Item", { exact: true }).inputValue()).toBe("HB-M8-40");
    await page.goBack();
    await contents().waitFor();
  });

  it("prints labels of what is selected", async () => {
    const closed = page.getByRole("button", { name: /^Labels/ });
    expect(await closed.getAttribute("aria-disabled")).toBe("true");
    expect(await closed.textContent()).toContain("Select the rows that want a label first.");
    await contents()
      .getByRole("checkbox", { name: /HB-M8-40/ })
      .check();
    await page.getByRole("button", { name: "1 label", exact: true }).click();
    await page.getByRole("figure").first().waitFor();
    expect(await page.getByRole("figure").count()).toBe(1);
    expect(await page.getByRole("figure").first().textContent()).toContain("A-01-1");
    expect(await page.getByRole("radio", { name: "Shelf: item and bin" }).isChecked()).toBe(true);
    expect(await visitor.findings("labels of a selection")).toEqual([]);
    await page.getByRole("button", { name: "Print 1 label" }).click();
    const address = (await page.getByRole("link", { name: "Open the PDF" }).getAttribute("href")) ?? "";
    const answer = await fetch(new URL(address, visitor.site.baseUrl));
    expect(answer.headers.get("content-type")).toContain("application/pdf");
  });

  it("says that nothing is called so, and what may be meant", async () => {
    await visitor.open("/ops/lookup");
    await page.getByText("What is in this bin? Where is this item?").waitFor();
    await scan(page, "A-01");
    await page.getByText("Nothing here is called “A-01”.").waitFor();
    await page.getByRole("link", { name: "A-01-1", exact: true }).click();
    await contents().waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it("says in a sentence that the camera cannot read codes here, and takes a typed one", async () => {
    await page.getByRole("button", { name: "Scan", exact: true }).click();
    await page.getByRole("button", { name: "Camera" }).click();
    await page.getByText("This browser cannot read codes with its camera.", { exact: false }).waitFor();
    await page.getByRole("textbox", { name: "Code", exact: true }).fill("HB-M8-40");
    await page.getByRole("button", { name: "Take it" }).click();
    await page.getByRole("heading", { name: /^Bins at / }).waitFor();
    expect(await visitor.findings("scan box")).toEqual([]);
  });
});
