import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { describeVisits } from "../support/describe-visits.ts";
import { focused } from "../support/focused.ts";
import { openSite } from "../support/open-site.ts";
import { phone } from "../support/phone.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** The screens of the administration that look at what the services keep. */
const paths = [
  "/admin",
  "/admin/catalog?missing=any&sort=changed&down=1",
  "/admin/catalog/HB-M8-40",
  "/admin/import",
  "/admin/content",
  "/admin/content?open=1",
  "/admin/content?tab=menu",
  "/admin/assistant?question=Which%20torque%20for%20M8%20bolts%20of%20class%208.8?&expected=25",
  "/admin/assistant?tab=documents",
  "/admin/assistant?tab=rubrics",
  "/admin/users",
  "/admin/users?tab=groups",
  "/admin/users/1?tab=permissions",
  "/admin/keys",
  "/admin/keys?adding=1",
  "/admin/prices?item=HB-M8-40&unit=EA&quantity=100&customer=100200&otherCustomer=100300",
  "/admin/prices?tab=contracts",
  "/admin/settings?service=pricing",
  "/admin/reference",
  "/admin/reference/core/location",
  "/admin/reference/core/address?filters.enabledCd=704",
  "/admin/reference/legacy/state",
];

/** What changes something on a screen, and the permission that is missing when somebody may only look. */
const closedActs = [
  ["/admin/catalog", "Change the chosen items", "catalog.write"],
  ["/admin/catalog/HB-M8-40", "Index again", "search.write"],
  ["/admin/catalog/HB-M8-40", "Add a question", "catalog.write"],
  ["/admin/users", "New user", "user.write"],
  ["/admin/users/1", "Block", "user.write"],
  ["/admin/keys", "New API key", "key.write"],
  ["/admin/settings?service=pricing", "New setting", "site.write"],
  ["/admin/reference/legacy/state", "New record", "site.write"],
  ["/admin/reference/core/address", "Bring in line", "integration.run"],
] as const;

/** The calls that changed something, beside those of signing in. */
const changes = ({ calls }: Visitor) => calls.filter((call) => !/verify-password|resolve/.test(call));

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let count = 0; count < 160; count++) {
    await page.keyboard.press(key);
    if ((await focused(page)) === name) return;
  }
  throw new Error(`160 times ${key} did not lead to "${name}"; the focus is on "${await focused(page)}".`);
}

describe("every screen of the administration", () => {
  // Whoever may only look sees them all, too.
  const visits = [
    { user: "ned", at: "at a desk", options: {} },
    { user: "ada", at: "at a desk", options: {} },
    { user: "ada", at: "at 390 px by touch", options: phone },
  ];
  const shown = paths.map((path) => ({ name: path, path, heading: /./ }));
  describeVisits(
    visits.map((visit, place) => ({ ...visit, shown: turn(shown, place, visits.length) })),
    (visitor) => expect(changes(visitor)).toEqual([]),
  );
});

describe("the screens of the administration", () => {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
  });
  afterAll(() => browser?.close());

  const withVisitor = async (username: string, work: (visitor: Visitor, page: Page) => Promise<void>) => {
    const visitor = await openVisitor(browser, site);
    try {
      await visitor.signIn(username);
      await work(visitor, visitor.page);
    } finally {
      await visitor.close();
    }
  };

  it("says of everything that ned may not do which permission is missing", async () => {
    await withVisitor("ned", async (visitor, page) => {
      for (const [path, name, permission] of closedActs) {
        await visitor.open(path);
        const act = page.getByRole("button", { name: new RegExp(`^${name}`) }).first();
        await act.waitFor();
        expect([path, await act.getAttribute("aria-disabled")]).toEqual([path, "true"]);
        expect(await act.getAttribute("title")).toContain(permission);
      }
    });
  });

  it("J5.3 shares a view of the users, which opens with the same rows and columns for another person", async () => {
    const name = "Northgate by e-mail";
    const shown = async (page: Page) => ({
      rows: await page.locator("tbody tr a[href^='/admin/users/']").allTextContents(),
      columns: await page.locator("thead th").allTextContents(),
    });
    let shared: Awaited<ReturnType<typeof shown>> | undefined;
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/users?customer=100200&sort=email&columns=email,state");
      await page.getByRole("link", { name: "Dana Whitfield" }).waitFor();
      shared = await shown(page);
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByLabel("Name of the view").fill(name);
      await page.getByLabel("Share with everybody").check();
      await page.getByRole("button", { name: "Save this view" }).click();
      await page.getByText(`“${name}” is shared with everybody.`).waitFor();
      expect(await visitor.findings("sharing a view")).toEqual([]);
    });
    await withVisitor("ned", async (visitor, page) => {
      await visitor.open("/admin/users");
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByRole("link", { name }).click();
      await page.waitForURL(/columns=email,state/);
      await page.getByRole("button", { name }).waitFor();
      await page.getByRole("link", { name: "Dana Whitfield" }).waitFor();
      await expect.poll(() => shown(page)).toEqual(shared);
      const add = page.getByRole("button", { name: "New user" });
      expect(await add.getAttribute("title")).toContain("user.write");
    });
  });

  it("changes and renames a shared view, and tells a second administrator instead of overwriting them", async () => {
    const viewsOf = (page: Page) => page.getByRole("dialog", { name: "Saved views of this list" });
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/users?q=a");
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByLabel("Name of the view").fill("With an a");
      await page.getByLabel("Share with everybody").check();
      await page.getByRole("button", { name: "Save this view" }).click();
      await page.getByRole("button", { name: "With an a" }).waitFor();
      await withVisitor("ada", async (second, other) => {
        await second.open("/admin/users?q=a");
        await other.getByRole("button", { name: "With an a" }).click();
        await viewsOf(other).getByRole("link", { name: "With an a", exact: true }).waitFor();
        await page.getByRole("columnheader", { name: "E-mail" }).getByRole("button").click();
        await page.getByRole("button", { name: "With an a · changed" }).click();
        await viewsOf(page).getByRole("button", { name: "Save the change" }).click();
        await page.getByText("“With an a” now holds what you see.").waitFor();
        await viewsOf(other).getByRole("link", { name: "With an a", exact: true }).press("Delete");
        await other.getByText("somebody else has changed “With an a” meanwhile", { exact: false }).waitFor();
        await viewsOf(other).getByRole("link", { name: "Back to “With an a”" }).waitFor();
        second.expectRefusal(404);
        await page.getByRole("button", { name: "With an a" }).click();
        await viewsOf(page).getByRole("link", { name: "With an a", exact: true }).press("F2");
        await page.getByLabel("New name").fill("Users with an a");
        await page.getByLabel("New name").press("Enter");
        const renamed = viewsOf(page).getByRole("listitem").filter({ hasText: "Users with an a" });
        await renamed.and(page.locator(":focus")).waitFor();
        expect(await visitor.findings("the views of a list")).toEqual([]);
        await viewsOf(page).getByRole("link", { name: "Users with an a", exact: true }).press("Delete");
        await page.getByText("The view “Users with an a” is deleted.").waitFor();
        await viewsOf(other).getByRole("button", { name: "Save the change" }).click();
        await other.getByText("somebody else has deleted “With an a” meanwhile", { exact: false }).waitFor();
        expect(second.complaints).toEqual([]);
      });
    });
  });

  it("keeps what two administrators change of a shared view in the same moment", async () => {
    const viewsOf = (page: Page) => page.getByRole("dialog", { name: "Saved views of this list" });
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/users?q=d");
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByLabel("Name of the view").fill("With a d");
      await page.getByLabel("Share with everybody").check();
      await page.getByRole("button", { name: "Save this view" }).click();
      await page.getByRole("button", { name: "With a d" }).click();
      await viewsOf(page).getByRole("link", { name: "With a d", exact: true }).press("F2");
      await page.getByLabel("New name").fill("Users with a d");
      // What was read is stored only after the other one has read and stored.
      let goOn = () => {};
      const first = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route("**/api/site/settings/*", async (route) => {
        if (route.request().method() === "PUT") await first;
        await route.continue();
      });
      const asked = page.waitForRequest((request) => request.method() === "PUT");
      await page.getByLabel("New name").press("Enter");
      await asked;
      await withVisitor("ada", async (second, other) => {
        await second.open("/admin/users?q=d");
        await other.getByRole("button", { name: "With a d" }).waitFor();
        await other.getByRole("columnheader", { name: "E-mail" }).getByRole("button").click();
        await other.getByRole("button", { name: "With a d · changed" }).click();
        await viewsOf(other).getByRole("button", { name: "Save the change" }).click();
        await other.getByText("“With a d” now holds what you see.").waitFor();
        expect(second.complaints).toEqual([]);
      });
      visitor.expectRefusal(409);
      goOn();
      await page.getByText("“With a d” is now called “Users with a d”.").waitFor();
      await expect
        .poll(() => viewsOf(page).getByRole("link", { name: "Users with a d", exact: true }).getAttribute("href"))
        .toContain("q=d&sort=email");
      expect(visitor.complaints).toEqual([]);
    });
  });

  it("arranges, sorts, narrows and opens a list by the keyboard alone, and says what came of it", async () => {
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/catalog");
      await page.getByRole("link", { name: "HB-M8-40", exact: true }).waitFor();
      const heads = () => page.locator("thead th").allInnerTexts();
      const said = (words: string) =>
        page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
      const widthOf = async (name: string) =>
        (await page.getByRole("columnheader", { name, exact: true }).boundingBox())?.width ?? 0;
      const columns = page.getByRole("button", { name: "Columns", exact: true });
      // Descriptions are read to their end: what others say as well is spared, until somebody chooses columns.
      expect(await heads()).not.toContain("Manufacturer");
      expect(await widthOf("Description")).toBeGreaterThan(340);
      await tabTo(page, "Columns");
      await page.keyboard.press("Enter");
      // Hidden and shown again: then it stands at the end of those shown.
      await tabTo(page, "Brand");
      await page.keyboard.press("Space");
      await expect.poll(heads).not.toContain("Brand");
      expect(await heads()).toContain("Manufacturer");
      await page.keyboard.press("Space");
      await expect.poll(async () => (await heads()).at(-1)).toBe("Brand");
      // The buttons keep the focus while their column moves, to either end.
      await tabTo(page, "Move “Brand” to the front");
      for (const place of [9, 8]) {
        await page.keyboard.press("Enter");
        await said(`“Brand” is now column ${place} of 10.`);
        expect(await focused(page)).toBe("Move “Brand” to the front");
      }
      await expect.poll(async () => (await heads()).indexOf("Brand")).toBe(8);
      await tabTo(page, "Move “Brand” to the back");
      await page.keyboard.press("Enter");
      await said("“Brand” is now column 9 of 10.");
      expect(await focused(page)).toBe("Move “Brand” to the back");
      await tabTo(page, "Width of “Brand”", "Shift+Tab");
      const before = await widthOf("Brand");
      for (let count = 0; count < 5; count++) await page.keyboard.press("ArrowRight");
      await page.waitForURL(/widths\.brand=136/);
      await expect.poll(() => widthOf("Brand")).toBeGreaterThan(before + 20);
      const slider = page.getByRole("slider", { name: "Width of “Brand”" });
      expect(await slider.getAttribute("aria-valuetext")).toBe("136 px");
      expect(await visitor.findings("arranging columns")).toEqual([]);
      const low = (await page.locator("tbody tr").first().boundingBox())?.height ?? 0;
      await tabTo(page, "Row height, of all lists on this device");
      await page.keyboard.press("F");
      const rowHeight = page.getByRole("combobox", { name: "Row height, of all lists on this device" });
      await expect.poll(() => rowHeight.inputValue()).toBe("touch");
      await expect
        .poll(async () => (await page.locator("tbody tr").first().boundingBox())?.height ?? 0)
        .toBeGreaterThan(low + 8);
      for (let count = 0; count < 3; count++) await page.keyboard.press("ArrowUp");
      await expect.poll(() => rowHeight.inputValue()).toBe("auto");
      await page.keyboard.press("Escape");
      await columns.and(page.locator(":focus")).waitFor();
      await tabTo(page, "Changed");
      await page.keyboard.press("Enter");
      await said("Sorted by “Changed”, ascending.");
      await page.keyboard.press("Enter");
      await said("Sorted by “Changed”, descending.");
      await tabTo(page, "Search the catalogue", "Shift+Tab");
      await page.keyboard.type("HB-M8");
      await page.keyboard.press("Enter");
      await said("3 items");
      await tabTo(page, "Select HB-M8-25");
      await page.keyboard.press("Space");
      await said("1 item is chosen.");
      await tabTo(page, "HB-M8-40");
      await page.keyboard.press("x");
      await said("2 items are chosen.");
      await tabTo(page, "Edit HB-M8-40");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("j");
      expect(await focused(page)).toMatch(/^HB-M8-/);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/admin\/catalog\/HB-M8-/);
      await page.goBack();
      await page.waitForURL(/widths\.brand=136/);
      expect(visitor.complaints).toEqual([]);
    });
  });

  it("opens a list with the view that was chosen for it, and as it comes when that is asked for", async () => {
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/users?customer=100200");
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByLabel("Name of the view").fill("Northgate");
      await page.getByRole("button", { name: "Save this view" }).click();
      await page.getByRole("button", { name: "Northgate" }).click();
      await page.getByRole("button", { name: "What can be done with “Northgate”" }).click();
      await page.getByRole("menuitem", { name: "Open the list with it" }).click();
      await visitor.load("/admin/users");
      await page.waitForURL(/customer=100200/);
      await page.getByRole("button", { name: "Northgate" }).click();
      await page.getByRole("link", { name: "The list as it comes" }).click();
      await page.waitForURL(/users$/);
      await page.getByRole("link", { name: "Rita Kowalski" }).click();
      await page.getByRole("tab", { name: "Profile" }).waitFor();
      await page.goBack();
      await page.getByRole("link", { name: "Rita Kowalski" }).waitFor();
      expect(new URL(page.url()).search).toBe("");
      expect(await visitor.findings("a list that opens with a view")).toEqual([]);
    });
  });

  it("names the contract for the customer who has one, and not for another", async () => {
    await withVisitor("ada", async (visitor, page) => {
      for (const quantity of [1, 100]) {
        await visitor.open(
          `/admin/prices?item=HB-M8-40&unit=EA&quantity=${quantity}&customer=100200&otherCustomer=100300`,
        );
        const one = page.getByRole("region", { name: "Customer", exact: true });
        const other = page.getByRole("region", { name: "Customer to compare with" });
        await one.getByRole("link", { name: "Contract J-2024-7" }).waitFor();
        await other.getByText("List price").first().waitFor();
        expect(await other.getByText("J-2024-7").count()).toBe(0);
      }
    });
  });

  it("lists what a setting will change before it is stored", async () => {
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/settings?service=pricing");
      await page.getByRole("button", { name: "Edit currency" }).click();
      await page.getByLabel("Value").fill("EUR");
      await page.getByRole("button", { name: "Take over" }).click();
      const bar = page.getByRole("region", { name: "1 change is not stored" });
      await bar.getByRole("button", { name: "Show the changes" }).click();
      expect(await bar.locator("del").textContent()).toBe("USD");
      expect(await bar.locator("ins").textContent()).toBe("EUR");
      expect(visitor.calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
      await visitor.open("/admin/settings?service=commerce");
      await page.getByText("1 edited setting is not shown here.").waitFor();
      expect(await visitor.findings("an edited setting elsewhere")).toEqual([]);
      await page.getByRole("button", { name: "Show all that is edited" }).press("Enter");
      await page.getByRole("row").filter({ hasText: "pricing.currency" }).waitFor();
      expect(await page.getByText("not shown here").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
      await page.reload();
      await bar.getByRole("button", { name: "Save" }).click();
      await page.getByText("1 setting is stored.").waitFor();
      expect(await visitor.findings("a stored setting")).toEqual([]);
    });
  });

  it("creates a user, puts her into a group, blocks her and lets her in again", async () => {
    await withVisitor("ada", async (visitor, page) => {
      await visitor.open("/admin/users?adding=1");
      const form = page.getByRole("dialog");
      await form.getByLabel("Name", { exact: false }).first().fill("Ana Torres");
      await form.getByLabel("User name", { exact: false }).fill("ana");
      await form.getByLabel("E-mail", { exact: false }).fill("ana@purveydemo.example");
      await form.locator("input[type=password]").fill("Longenough1");
      await form.getByRole("button", { name: "Create the user" }).click();
      await page.getByRole("heading", { level: 1, name: "Ana Torres" }).waitFor();
      await page.getByRole("tab", { name: "Groups" }).click();
      await page.getByRole("button", { name: "Add to Warehouse" }).click();
      await page.getByText("Ana Torres belongs to Warehouse now.").waitFor();
      await page.getByRole("tab", { name: "Permissions" }).click();
      await page
        .getByRole("cell", { name: /group Warehouse/ })
        .first()
        .waitFor();
      await page.getByRole("button", { name: "Block", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Block Ana Torres" }).click();
      await page.getByRole("button", { name: "Let in again" }).click();
      await page.getByText("Ana Torres may sign in again.").waitFor();
      expect(await visitor.findings("a new user")).toEqual([]);
    });
  });
});
