import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { phone } from "../support/phone.ts";
import { scan } from "../support/scan.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";
import { clientOf } from "./stockroom-steps.ts";

/** Cuts the network once the device keeps the pages of operations. */
async function leaveNetwork({ page, traffic }: Visitor): Promise<void> {
  await traffic.atRest();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cutNetwork(page);
}

/** Takes what was read at an endpoint off the device. */
function forgetReads(page: Page, endpoint: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("purvey-reads");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("reads", "readwrite");
          const reads = transaction.objectStore("reads");
          const keys = reads.getAllKeys();
          keys.onsuccess = () => {
            for (const key of keys.result) if (String(key).includes(`"${name}"`)) reads.delete(key);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    endpoint,
  );
}

const verdictOf = (page: Page) => page.getByRole("region", { name: "Scanner" }).locator("p");

describe("the warehouse without a network", () => {
  let visitor: Visitor;
  let page: Page;
  endAtFailure();
  beforeAll(async () => {
    visitor = await signedIn("rita", "embedded", { ...phone, fresh: true });
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  it("picks by the bar code on the goods, and says of another that nobody can be asked", async () => {
    const walt = await clientOf(visitor.site, "walt");
    const { lines } = await walt.orders.pickTickets.get({ no: 600001 }).data;
    await visitor.load("/ops/picks/600001");
    await page.getByText("0 of 1 lines done").waitFor();
    await leaveNetwork(visitor);
    await scan(page, lines[0]?.upcOrEanId ?? "");
    await verdictOf(page).getByText("is it a whole BX of 100 EA?", { exact: false }).waitFor();
    await scan(page, lines[0]?.upcOrEanId ?? "");
    await verdictOf(page).getByText("HB-M8-40: 1 of 2 BX from TA-01-1").waitFor();
    await scan(page, "999999999993");
    await verdictOf(page).getByText("the server cannot be asked now", { exact: false }).waitFor();
    await page.getByRole("button", { name: "PDF", exact: true }).click();
    await page
      .getByText("The server cannot be reached. Check the connection and try again.", { exact: false })
      .waitFor();
  });

  it("goes on in a second tab, and keeps what either takes", async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByText("1 of 2 BX").waitFor();
    await tab.getByRole("button", { name: /^One less/ }).click();
    await page.getByText("To take").waitFor();
    await page.getByRole("button", { name: /^Take all/ }).click();
    await tab.getByText("1 of 1 lines done").waitFor();
    await tab.close();
  });

  it.each(["/ops/picks", "/ops/receiving", "/ops/po", "/ops/restock", "/ops/vmi/2/count", "/ops/lookup?code=A-01-1"])(
    "says of %s that it was never read",
    async (path) => {
      await visitor.load(path);
      await page.getByText("You are offline, and this was not read before.").first().waitFor();
    },
  );

  it.each(["/ops/picks", "/ops/lookup?code=A-01-1", "/ops/transfers"])(
    "says of %s that it was never read where not even the locations were",
    async (path) => {
      await forgetReads(page, "location");
      await visitor.load(path);
      await page.getByText("You are offline, and this was not read before.").first().waitFor();
    },
  );

  it("says that labels cannot be printed now, and prints none later by itself", async () => {
    await visitor.load("/ops/labels");
    await page.getByRole("paragraph").filter({ hasText: "No label yet." }).waitFor();
    await scan(page, "HB-M8-40");
    const print = page.getByRole("button", { name: "Print 1 label" });
    await page.getByRole("figure").waitFor();
    expect(await print.getAttribute("aria-disabled")).toBe("true");
    expect(await print.textContent()).toContain("The server prints, and there is no network now.");
    await print.click({ force: true });
    await restoreNetwork(page);
    await page.getByRole("figure").getByText("Hex Bolt, M8", { exact: false }).waitFor();
    await expect.poll(() => print.getAttribute("aria-disabled")).toBeNull();
    expect(visitor.calls.filter((call) => call.endsWith("/internal/pdf"))).toHaveLength(1);
  });

  it("moves goods by scans out of a bin that was never read, once", async () => {
    await visitor.load("/ops/transfers");
    await page.getByText("1 of 4").first().waitFor();
    await leaveNetwork(visitor);
    await scan(page, "A-01-1");
    await page.getByText("2 of 4").first().waitFor();
    await scan(page, "HB-M8-40");
    await page.getByText("3 of 4").first().waitFor();
    await page.getByLabel("Quantity").fill("2");
    await page.getByLabel("Quantity").press("Enter");
    await scan(page, "RECV");
    const move = page.getByRole("listitem").filter({ hasText: "HB-M8-40" });
    await move.getByText("Waiting").waitFor();
    await restoreNetwork(page);
    await move.getByText("Done").waitFor();
    expect(visitor.calls.filter((call) => call === "POST /api/warehouse-ops/bin-transfer")).toHaveLength(1);
  });
});

describe("a stockroom without a network", () => {
  let visitor: Visitor;
  let page: Page;
  endAtFailure();
  beforeAll(async () => {
    visitor = await signedIn("walt", "embedded", { ...phone, fresh: true });
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  const lines = () => page.getByRole("list", { name: "Parts to take" });
  const take = async (job: string, code: string) => {
    await page.getByLabel("Job").fill(job);
    await scan(page, code);
    await page.getByRole("button", { name: "Take 1 part" }).click();
    await page.getByText("Scan what you take.").waitFor();
  };

  it("names every taking that waits, and counts what they take as gone", async () => {
    await visitor.load("/ops/vmi/1/usage");
    await page.getByText("Scan what you take.").waitFor();
    await leaveNetwork(visitor);
    await take("WO-1", "GLV-NIT-L");
    await take("WO-2", "GLV-NIT-L");
    await page.getByText("Usage for WO-2").waitFor();
    await page.getByText("One more waits:").waitFor();
    await page.getByText("Usage for WO-1 · 1 part").waitFor();
    await scan(page, "GLV-NIT-L");
    await lines().getByText("12 BX on hand").waitFor();
    expect(await page.getByLabel("Job").inputValue()).toBe("WO-2");
  });

  it("keeps what is entered over a closed tab, and takes a part for each serial number", async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByRole("list", { name: "Parts to take" }).getByText("12 BX on hand").waitFor();
    await tab.close();
    // What is no number is not taken for the one before, nor part of a box for a box.
    await page.getByLabel("Quantity of GLV-NIT-L").fill("3o");
    await page.getByRole("button", { name: "Take 1 part" }).click();
    await page.locator(":focus[aria-label='Quantity of GLV-NIT-L']").waitFor();
    await page.getByLabel("Quantity of GLV-NIT-L").fill("2.5");
    await page.getByLabel("Quantity of GLV-NIT-L").press("Enter");
    await page.getByText("Correct the lines that are marked first.").waitFor({ state: "attached" });
    await page.getByLabel("Quantity of GLV-NIT-L").fill("3");
    await page.getByLabel("Quantity of GLV-NIT-L").press("Enter");
    await page.getByRole("checkbox", { name: "GLV-NIT-L replaces one under warranty" }).check();
    await page.getByLabel("Their serial numbers").fill("SN-1 SN-2 SN-3 SN-4");
    await page.getByText("4 serial numbers are entered for 3 of GLV-NIT-L.", { exact: false }).waitFor();
    await page.getByLabel("Their serial numbers").fill("SN-1 SN-2");
    await page.getByRole("button", { name: "Take 1 part" }).click();
    await restoreNetwork(page);
    await page.getByText("Charged to WO-2. GLV-NIT-L: 9 BX left.").waitFor();
    const walt = await clientOf(visitor.site, "walt");
    const { data } = await walt.vmi.warehouse.movements({ warehouseUid: 1, movementType: "usage", limit: 5 });
    const taken = data.map(({ jobDescription, qtyChange, warranty }) => [
      jobDescription,
      qtyChange,
      warranty?.serialNo,
    ]);
    expect(taken).toEqual(
      expect.arrayContaining([
        ["WO-1", -1, undefined],
        ["WO-2", -1, undefined],
        ["WO-2", -1, "SN-1"],
        ["WO-2", -1, "SN-2"],
      ]),
    );
    expect(taken).toHaveLength(5);
  });
});
