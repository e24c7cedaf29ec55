import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { phone } from "../support/phone.ts";
import { scan } from "../support/scan.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";
import { clientOf } from "./stockroom-steps.ts";

const crib = "/ops/vmi/1";

/** Lets calls of a path reach the server and loses their answers, until it is ended; gives how many were lost. */
async function loseAnswers(page: Page, path: string) {
  let lost = 0;
  let hasEnded = false;
  // The route stays: taking it away would let go on what a handler still has in its hands.
  await page.route(path, async (route: Route) => {
    if (hasEnded) return route.continue();
    try {
      await route.fetch();
      lost += 1;
      await route.abort("connectionreset");
    } catch (error) {
      // Who is gone waits for no answer.
      if (!page.isClosed()) throw error;
    }
  });
  const end = () => {
    hasEnded = true;
  };
  return { lost: () => lost, end };
}

describe("a stockroom whose answers get lost", () => {
  let visitor: Visitor;
  let page: Page;
  endAtFailure();
  beforeAll(async () => {
    // What the application keeps of itself would send past the routes.
    visitor = await signedIn("walt", "embedded", { ...phone, serviceWorkers: "block" });
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  /** What was booked of a kind for a job or with a reason. */
  const booked = async (movementType: "usage" | "transfer", note: string): Promise<number[]> => {
    const walt = await clientOf(visitor.site, "walt");
    const { data } = await walt.vmi.warehouse.movements({ warehouseUid: 1, movementType, q: note, limit: 20 });
    return data.map(({ qtyChange }) => qtyChange);
  };
  const enter = async (code: string, quantity: string) => {
    await scan(page, code);
    await page.getByLabel(`Quantity of ${code}`).fill(quantity);
    await page.getByLabel(`Quantity of ${code}`).press("Enter");
  };

  it("books usage once, and says so after a reload while the answer is on its way", async () => {
    await visitor.open(`${crib}/usage`);
    await page.getByRole("combobox", { name: "Job" }).fill("WO-LOST-1");
    await enter("GLV-NIT-L", "2");
    const answers = await loseAnswers(page, "**/warehouse/1/usage");
    await page.getByRole("button", { name: "Take 1 part" }).click();
    await expect.poll(answers.lost).toBeGreaterThan(0);
    await page.reload();
    await page.getByText("Usage for WO-LOST-1").waitFor();
    answers.end();
    await page.getByText("Charged to WO-LOST-1. GLV-NIT-L: 12 BX left.").waitFor();
    await page.getByText("Scan what you take.").waitFor();
    expect(await booked("usage", "WO-LOST-1")).toEqual([-2]);
  });

  it("lets a second tab end what a closed one began, and tells both tabs' story there", async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByText("Scan what you take.").waitFor();
    await page.getByRole("combobox", { name: "Job" }).fill("WO-LOST-2");
    await enter("CUT-115-1", "3");
    await tab.getByRole("list", { name: "Parts to take" }).getByText("CUT-115-1", { exact: true }).waitFor();
    const answers = await loseAnswers(page, "**/warehouse/1/usage");
    await page.getByRole("button", { name: "Take 1 part" }).click();
    await expect.poll(answers.lost).toBeGreaterThan(0);
    await page.close();
    page = tab;
    await page.getByText(/^Charged to WO-LOST-2\. CUT-115-1: \d+ EA left\.$/).waitFor();
    await page.getByText("Scan what you take.").waitFor();
    expect(await booked("usage", "WO-LOST-2")).toEqual([-3]);
  });

  it("moves parts to another stockroom once, over a lost answer, no network and a reload", async () => {
    await page.goto(`${visitor.site.baseUrl}${crib}/transfer`);
    await page.getByLabel("Why").fill("LOST-3");
    await enter("CUT-115-1", "2");
    await cutNetwork(page);
    await page.getByRole("button", { name: "Move 1 part" }).dblclick();
    await page.getByText("Waits for the network; nothing is stored yet.").waitFor();
    const answers = await loseAnswers(page, "**/warehouse/1/transfer");
    await restoreNetwork(page);
    await expect.poll(answers.lost).toBeGreaterThan(0);
    await page.reload();
    answers.end();
    await page.getByText(/^Moved to Plant Dayton crib\. CUT-115-1: \d+ EA here now\.$/).waitFor();
    expect(await booked("transfer", "LOST-3")).toEqual([-2]);
  });

  it("says to both tabs why a transfer was refused, and lets either correct it once", async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByText("Scan what you move.").waitFor();
    await page.getByLabel("Why").fill("LOST-4");
    await enter("GLV-NIT-L", "4");
    await cutNetwork(page);
    await page.getByRole("button", { name: "Move 1 part" }).click();
    await page.getByText("Waits for the network; nothing is stored yet.").waitFor();
    const walt = await clientOf(visitor.site, "walt");
    const { data } = await walt.vmi.warehouse.availability({ warehouseUid: 1, q: "GLV-NIT-L" });
    const part = { invMastUid: data[0]?.invMastUid ?? 0, qtyUsed: 10 };
    await walt.vmi.warehouse.usage({ warehouseUid: 1, jobDescription: "WO-OTHER", usageItems: [part] });
    await restoreNetwork(page);
    const refused = (each: Page) => each.getByRole("alert").filter({ hasText: "was refused." });
    await refused(page).waitFor();
    await refused(tab).getByRole("button", { name: "Correct it" }).click();
    await refused(page).waitFor({ state: "detached" });
    await page.getByLabel("Quantity of GLV-NIT-L").fill("1");
    await page.getByLabel("Quantity of GLV-NIT-L").press("Enter");
    await page.getByRole("button", { name: "Move 1 part" }).click();
    await tab.getByText("Moved to Plant Dayton crib. GLV-NIT-L: 1 BX here now.").waitFor();
    await page.getByText("Moved to Plant Dayton crib. GLV-NIT-L: 1 BX here now.").waitFor();
    expect(await booked("transfer", "LOST-4")).toEqual([-1]);
    await tab.close();
  });
});
