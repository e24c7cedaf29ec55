import { exhaustive } from "@purvey/contract/testing/exhaustive";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { focused } from "../support/focused.ts";
import { holdCalls } from "../support/hold-calls.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { chooseFile, download, expectCounts, fileOfSixteen, sent } from "./import-steps.ts";

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  browser = await openBrowser();
  site = await openSite("embedded");
});
afterAll(() => browser.close());

async function asAda(work: (visitor: Visitor, page: Page) => Promise<void>): Promise<void> {
  const visitor = await openVisitor(browser, site);
  await visitor.signIn("ada");
  await work(visitor, visitor.page);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
}

/** An exported table whose first row without quotes has another description. */
function withDescription(exported: string, description: string): string {
  const [headings = "", ...rows] = exported.split("\r\n");
  const index = rows.findIndex((row) => !row.includes('"'));
  const cells = rows[index]?.split(",") ?? [];
  const changed = cells.with(headings.split(",").indexOf("brandsDesc"), description).join(",");
  return [headings, ...rows.with(index, changed)].join("\r\n");
}

describe("a table that comes back", () => {
  it("changes nothing when it was exported, and what was changed in it alone", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/import?what=brand-update");
      const exported = await download(visitor, "Export what is stored");
      const rows = exported.trim().split("\r\n").length - 1;
      await chooseFile(visitor, "brands.csv", exported);
      await page.getByRole("button", { name: `Check ${rows} rows` }).click();
      await expectCounts(visitor, `0 ok · 0 refused · 0 stored · ${rows} unchanged`);
      await page.getByText("Everything in the file is stored already").waitFor();
      expect(await visitor.findings("an unchanged import")).toEqual([]);
      const table = withDescription(exported, "=the best");
      await chooseFile(visitor, "changed.csv", table);
      await page.getByRole("button", { name: `Check ${rows} rows` }).click();
      await expectCounts(visitor, `1 ok · 0 refused · 0 stored · ${rows - 1} unchanged`);
      await page.getByRole("button", { name: "Store 1 row" }).press("Enter");
      await expectCounts(visitor, `0 ok · 0 refused · 1 stored · ${rows - 1} unchanged`);
      expect(await focused(page)).toContain("Store 0 rows");
      expect(sent(visitor, "PUT", /\/brands\/\d+$/)).toBe(1);
      const again = await download(visitor, "Export what is stored");
      expect(again).toContain("'=the best");
      await page.getByRole("link", { name: "Import", exact: true }).click();
      await page.waitForURL((url) => url.search === "");
      expect(await page.getByLabel("What the rows are").inputValue()).toBe("brand-update");
      await chooseFile(visitor, "again.csv", again);
      await page.getByRole("button", { name: `Check ${rows} rows` }).click();
      await expectCounts(visitor, `0 ok · 0 refused · 0 stored · ${rows} unchanged`);
      const [, first = ""] = /"?brandsName.*\r\n(?:.*\r\n)*?\d+,\w+,(\w+),/.exec(exported) ?? [];
      await visitor.open("/admin/import?what=brand-create");
      await chooseFile(
        visitor,
        "new.csv",
        `brandsName;brandsDesc\n${first.toUpperCase()};Another\nNobody has it;New\n`,
      );
      await page.getByRole("button", { name: "Check 2 rows" }).click();
      await expectCounts(visitor, "1 ok · 1 refused · 0 stored");
      await page.getByRole("row").filter({ hasText: "There is such a record already." }).waitFor();
    });
  });

  it("is read with bars, and refuses a quotation mark that never closes and a first row without headings", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/import");
      await chooseFile(visitor, "bars.txt", "itemId|metaTitle\nHB-M8-40|A bolt, hex\n");
      await page.getByRole("button", { name: "Check 1 row" }).click();
      await expectCounts(visitor, "1 ok · 0 refused · 0 stored");
      await chooseFile(visitor, "open.csv", 'itemId,metaTitle\nHB-M8-40,"Bolt\nNUT-M8-NY,Nut\n');
      await page.getByRole("button", { name: "Check 2 rows" }).click();
      await page.getByText("A quotation mark opens a cell here and never closes").waitFor();
      await chooseFile(visitor, "bare.csv", "HB-M8-40,Bolt\nNUT-M8-NY,Nut\n");
      await page.getByText("if “HB-M8-40 · Bolt” is one, write headings above it").waitFor();
      await page.getByRole("button", { name: "Drop the file" }).click();
    });
  });

  it("waits while the service is away, and asks for the unknown numbers of a long file a few times", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/import");
      const unknown = Array.from({ length: 300 }, (_, index) => `NOPE-${index};Nothing;;`);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await chooseFile(visitor, "long.csv", `${fileOfSixteen()}${unknown.join("\r\n")}`);
      const check = page.getByRole("button", { name: "Check 316 rows" });
      const names = await holdCalls(page, "**/inv-mast/resolve");
      await check.click();
      await page.getByText("Looking up names · 0 %").waitFor();
      await page.getByRole("button", { name: "Stop" }).press("Enter");
      expect(await focused(page)).toContain("Check 316 rows");
      names.letGo();
      await page.getByRole("progressbar", { name: "Checking…" }).waitFor({ state: "detached" });
      expect(await page.getByText(" refused · ").count()).toBe(0);
      asked.length = 0;
      await check.click();
      await expectCounts(visitor, "16 ok · 300 refused · 0 stored");
      expect(asked.filter((url) => url.includes("/api/")).length).toBeLessThan(40);
      let passed = 0;
      await page.route("**/inv-mast-ext/*", (route) => {
        if (route.request().method() !== "PUT") return route.continue();
        passed += 1;
        if (passed <= 4) return route.continue();
        const error = { code: "SERVICE_UNAVAILABLE", message: "In maintenance." };
        return route.fulfill({ status: 503, json: { error } });
      });
      visitor.expectRefusal(503);
      await page.getByRole("button", { name: "Store 16 rows" }).click();
      await page.getByText("the other rows wait", { exact: false }).waitFor();
      await expectCounts(visitor, "12 ok · 300 refused · 4 stored");
      await page.unroute("**/inv-mast-ext/*");
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await expectCounts(visitor, "0 ok · 300 refused · 16 stored");
      expect(await focused(page)).toContain("Store 0 rows");
      await page.getByRole("button", { name: "Drop the file" }).click();
    });
  });
});

it("stops an import whose screen is left, says so, and goes on with it", async () => {
  await asAda(async (visitor, page) => {
    await visitor.open("/admin/import");
    await chooseFile(visitor, "left.csv", fileOfSixteen().replaceAll("Für", "Left"));
    await page.getByRole("button", { name: "Check 16 rows" }).click();
    const rows = await holdCalls(page, "**/inv-mast-ext/*");
    await page.getByRole("button", { name: /^Store \d+ rows$/ }).click();
    await expect.poll(rows.held).toBe(6);
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    rows.letGo();
    await page.getByText("The import stopped when you left it; 10 rows wait.", { exact: false }).waitFor();
    expect(sent(visitor, "PUT", /\/inv-mast-ext\/\d+$/)).toBe(6);
    await page.getByRole("button", { name: "To the import" }).click();
    await page.getByText("6 rows of this file are stored.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Drop the file" }).click();
  });
});

describe("two administrators", () => {
  // `two-administrators` shows it of a record too, and of three other kinds.
  it.runIf(exhaustive)("see what the other has stored in a record before they replace it", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/reference/legacy/state?record=1");
      const name = page.getByRole("dialog").getByRole("textbox", { name: /^stateName/ });
      await name.fill("Alabama, mine");
      await asAda(async (second, other) => {
        await second.open("/admin/reference/legacy/state?record=1");
        await other
          .getByRole("dialog")
          .getByRole("textbox", { name: /^stateName/ })
          .fill("Alabama, theirs");
        await other.getByRole("button", { name: "Save" }).click();
        await other.getByText(/ is stored\.$/).waitFor();
      });
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Somebody has changed this to “Alabama, theirs” meanwhile.", { exact: false }).waitFor();
      expect(sent(visitor, "PUT", /state/)).toBe(0);
      expect(await visitor.findings("an overtaken record")).toEqual([]);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(sent(visitor, "PUT", /state/)).toBe(1);
    });
  });

  it("see it of a question too, keep what they typed, and remove it after being asked", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/catalog/HB-M8-40");
      const edit = page.getByRole("button", { name: /^Change: What torque/ });
      await edit.click();
      const answer = page.getByRole("dialog").getByRole("textbox", { name: /^Answer/ });
      await answer.fill("About 25 N·m.");
      await page.keyboard.press("Escape");
      await page.reload();
      await edit.click();
      await expect.poll(() => answer.inputValue()).toBe("About 25 N·m.");
      await asAda(async (second, other) => {
        await second.open("/admin/catalog/HB-M8-40");
        await other.getByRole("button", { name: /^Change: What torque/ }).click();
        await other
          .getByRole("dialog")
          .getByRole("textbox", { name: /^Answer/ })
          .fill("24 N·m.");
        await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
        await other.getByText("The question is stored.").waitFor();
      });
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("Somebody has changed this to “24 N·m.” meanwhile.", { exact: false }).waitFor();
      expect(sent(visitor, "PUT", /faq/)).toBe(0);
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("About 25 N·m.").waitFor();
      await edit.click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      expect(sent(visitor, "DELETE", /faq/)).toBe(0);
      const question = page.getByRole("dialog", { name: "Remove the question?" });
      await question.getByRole("button", { name: "Remove", exact: true }).click();
      await page.getByText("The question is removed.").waitFor();
      expect(await edit.count()).toBe(0);
    });
  });
});

describe("what cannot be read", () => {
  const search = /\/api\/.*[?&]q=zz/;
  const refuse = (page: Page, path: string | RegExp) =>
    page.route(path, (route) =>
      route.fulfill({ status: 500, json: { error: { code: "INTERNAL_ERROR", message: "A mistake of ours." } } }),
    );

  const lists = [
    ["/admin/users", "Search users"],
    ["/admin/catalog", "Search the catalogue"],
    ["/admin/prices?tab=contracts", "Search contracts"],
  ] as const;
  it.each(turn(lists, 1, 3))("leaves the search of %s where it is, with what was typed", async (path, label) => {
    await asAda(async (visitor, page) => {
      await visitor.open(path);
      await page.locator("tbody a").first().waitFor();
      await refuse(page, search);
      visitor.expectRefusal(500);
      const field = page.getByLabel(label, { exact: true });
      await field.fill("zz");
      await field.press("Enter");
      await page.getByText("A service did not do its part").waitFor();
      expect(await field.inputValue()).toBe("zz");
      await page.unroute(search);
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await page
        .getByRole("status")
        .filter({ hasText: /^(No|0) / })
        .first()
        .waitFor();
      await page.waitForFunction(() => document.activeElement?.id === "main");
      expect(await visitor.findings(`${path} after a failure`)).toEqual([]);
    });
  });

  it("says of a count that it failed, and counts again", async () => {
    await asAda(async (visitor, page) => {
      const users = /\/api\/content\/users\?limit=1/;
      await refuse(page, users);
      visitor.expectRefusal(500);
      await visitor.load("/admin");
      await page.getByRole("link", { name: "users who may sign in or are blocked · could not be counted" }).waitFor();
      expect(await visitor.findings("an overview without a count")).toEqual([]);
      await page.unroute(users);
      await page.getByRole("button", { name: "Count again: users who may sign in or are blocked" }).click();
      await page.getByRole("link", { name: /^\d+\s*users who may sign in or are blocked$/ }).waitFor();
    });
  });

  it("leaves a user on the page whose change was stored and who could not be read again", async () => {
    await asAda(async (visitor, page) => {
      await visitor.open("/admin/users/1?tab=groups");
      await page.getByRole("button", { name: "Add to Auditors" }).waitFor();
      await refuse(page, "**/api/content/users/1/doc*");
      visitor.expectRefusal(500);
      await page.getByRole("button", { name: "Add to Auditors" }).click();
      await page.getByText("Dana Whitfield belongs to Auditors now.").waitFor();
      await page.getByRole("heading", { level: 1, name: "Dana Whitfield" }).waitFor();
      await page.getByRole("button", { name: "Add to Developers" }).waitFor();
    });
  });
});

it("names the days of a contract as it has them, also west of where they begin", async () => {
  await asAda(async (visitor, page) => {
    await visitor.open("/admin/prices?tab=contracts&customer=100200");
    const contract = page.getByRole("row").filter({ hasText: "J-2024-7" });
    await contract.getByRole("cell", { name: "Jan 1, 2024" }).waitFor();
    await contract.getByRole("link", { name: "J-2024-7" }).click();
    await page.getByText("Jan 1, 2024 – Dec 31, 2039").waitFor();
  });
});
