import { createClientOf } from "@purvey/client/client";
import { ai } from "@purvey/client/services/ai";
import { commerce } from "@purvey/client/services/commerce";
import { content } from "@purvey/client/services/content";
import { orders } from "@purvey/client/services/orders";
import { site as siteService } from "@purvey/client/services/site";
import { vmi } from "@purvey/client/services/vmi";
import { warehouseOps } from "@purvey/client/services/warehouseOps";
import { expect } from "vitest";
import { beginInput } from "../support/begin-input.ts";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { scan } from "../support/scan.ts";
import type { ServedSite } from "../support/shops.ts";
import type { Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

/** The crib of Plant Toledo. */
const crib = "/ops/vmi/1";

/** A client that does what somebody else does meanwhile. */
export async function clientOf({ baseUrl, site }: ServedSite, username: string) {
  const context = { siteId: site, baseUrl: `${baseUrl}/api/{service}` };
  const door = createClientOf({ content }, { ...context, jwt: () => undefined });
  const { data } = await door.content.users.verifyPassword({ username, password: "Passw0rd!demo" });
  return createClientOf(
    { ai, commerce, orders, site: siteService, vmi, warehouseOps },
    { ...context, jwt: data.token },
  );
}

/** How often a path was called that changes something. */
function callsTo(visitor: Visitor, call: string): number {
  return visitor.calls.filter((each) => each === call).length;
}

/** J3.1: what is below its minimum, each with gauge, suggestion and its arithmetic. */
export async function openBoard(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.signIn("walt", `${crib}/board`);
  await page.getByRole("button", { name: "Show To reorder" }).waitFor();
  const rows = rowsOf(visitor, "Min/max board");
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  for (const row of await rows.all()) {
    await row.getByRole("img", { name: /on hand, low/ }).waitFor();
    await row.getByRole("button", { name: /^Suggested order of .+: [\d,]+ EA$/ }).waitFor();
  }
  await page.getByRole("button", { name: "Suggested order of NGF-7781: 40 EA" }).focus();
  await page.getByText("max 40 − on hand 6 = 34 → 1 CS of 40").waitFor();
  await expectSound(visitor, "board");
}

/** J3.2: one changed, one left out, one order for each distributor, and the rows gone from the filter. */
export async function createRestock(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const rows = rowsOf(visitor, "Min/max board");
  await page.getByRole("button", { name: "Show To reorder" }).click();
  await page.getByRole("menuitem", { name: /^Not full/ }).click();
  await page.waitForURL(/show=missing/);
  await expect.poll(() => rows.count()).toBe(4);
  await page.getByRole("button", { name: "Suggested order of HB-M8-40: 700 EA" }).focus();
  await page.keyboard.type("600");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Suggested order of HB-M8-40: 600 EA" }).waitFor();
  await page.getByRole("checkbox", { name: "Select CUT-115-1" }).uncheck();
  await page.getByRole("button", { name: "Create restock" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create 2 restock orders" }).click();
  await dialog.getByRole("heading", { name: "All 2 restock orders are placed" }).waitFor();
  expect(await dialog.getByRole("link", { name: /^Restock \d+$/ }).count()).toBe(2);
  expect(callsTo(visitor, "POST /api/vmi/warehouse/1/replenish")).toBe(2);
  await expectSound(visitor, "restock orders");
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Show Not full" }).click();
  await page.getByRole("menuitem", { name: /^To reorder/ }).click();
  await page.getByText("Nothing is to be reordered.").waitFor();
}

/** J3.3: a blind count, something moved meanwhile, and the count that holds with its reason. */
export async function countRack(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  await visitor.open(`${crib}/count`);
  await page.getByRole("radio", { name: /Rack A/ }).check();
  await page.getByRole("button", { name: "Start counting" }).click();
  await page.getByRole("combobox", { name: "Part", exact: true }).focus();
  await page.keyboard.type("GLV-NIT-L");
  await page.keyboard.press("Enter");
  const quantity = page.getByLabel("Counted of GLV-NIT-L");
  await quantity.waitFor();
  const shown = await page.locator("#main").innerHTML();
  expect(shown.replaceAll(/<(svg|path)[^>]*>/g, "")).not.toMatch(/\b14\b/);
  await expectSound(visitor, "count");
  const next = page.getByRole("button", { name: "Next" });
  const place = await next.boundingBox();
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await page.getByText("Enter a number, 0 or more.").waitFor();
  expect(await next.boundingBox()).toEqual(place);
  await quantity.fill("11");
  // The next part takes what was typed of the one before, as Enter does.
  await scan(page, "HB-M8-40");
  await page.getByLabel("Counted of HB-M8-40").waitFor();
  await page.getByRole("button", { name: "Not this part" }).click();
  await page.reload();
  await page.getByText("Rack A · 1 of 4 counted").waitFor();
  await visitor.traffic.atRest();
  await cutNetwork(page);
  await page.getByRole("button", { name: "Review 1 count" }).click();
  await page.getByText(/^There is no network: the counts are compared/).waitFor({ timeout: 5000 });
  await restoreNetwork(page);
  await page.getByRole("button", { name: "Count on" }).click();
  const walt = await clientOf(site, "walt");
  const uid = await uidOf(site, "GLV-NIT-L");
  await walt.vmi.warehouse.usage({
    warehouseUid: 1,
    jobDescription: "WO-1",
    usageItems: [{ invMastUid: uid, qtyUsed: 2 }],
  });
  await page.getByRole("button", { name: "Review 1 count" }).click();
  await page.getByText(/was 14, now 12, counted 11/).waitFor();
  await page.getByRole("button", { name: "Recount", exact: true }).waitFor();
  await expectSound(visitor, "review");
  await page.getByRole("button", { name: "Use my count" }).click();
  await page.getByRole("button", { name: "Post the count" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Damaged" }).check();
  await dialog.getByRole("button", { name: "Post the count" }).click();
  await page.getByText("The count of Rack A is stored: 1 correction, 0 parts as expected.").waitFor();
  expect(callsTo(visitor, "POST /api/vmi/warehouse/1/adjust")).toBe(1);
  const { data } = await walt.vmi.warehouse.movements({ warehouseUid: 1, limit: 1 });
  expect(data[0]).toMatchObject({ itemId: "GLV-NIT-L", qtyChange: -1, reason: "Damaged" });
}

async function uidOf(site: ServedSite, itemId: string): Promise<number> {
  const { data } = await (await clientOf(site, "walt")).vmi.warehouse.availability({ warehouseUid: 1, q: itemId });
  const part = data.find((each) => each.itemId === itemId);
  if (!part) throw new Error(`The crib has no ${itemId}.`);
  return part.invMastUid;
}

/** J3.4: usage charged to a job; what falls below its minimum is on the board. */
export async function useDiscs(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open(`${crib}/usage`);
  await page.getByLabel("Job").fill("WO-5521");
  await page.getByLabel("Department").fill("Paint");
  await page.getByRole("combobox", { name: "Part", exact: true }).fill("cut1151");
  await page.keyboard.press("Enter");
  const quantity = page.getByRole("textbox", { name: "Quantity of CUT-115-1" });
  await quantity.fill("5");
  await expectSound(visitor, "usage");
  await page.getByRole("button", { name: "Take 1 part" }).click();
  await page.getByText("Charged to WO-5521. CUT-115-1: 17 EA left.").waitFor();
  await visitor.open(`${crib}/board`);
  await page.getByRole("button", { name: "Suggested order of CUT-115-1: 83 EA" }).waitFor();
  await visitor.open(`${crib}/usage`);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("#main form input, #main input")?.value === "WO-5521",
  );
}

/** Usage without a network of what somebody else took meanwhile: refused, and corrected without entering it again. */
export async function correctRefusedUsage(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  await visitor.open(`${crib}/usage`);
  await page.getByRole("combobox", { name: /^Job/ }).fill("WO-77");
  await page.getByRole("combobox", { name: "Part", exact: true }).fill("GLV-NIT-L");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Quantity of GLV-NIT-L" }).fill("5");
  await visitor.traffic.atRest();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cutNetwork(page);
  await page.getByRole("button", { name: "Take 1 part" }).click();
  await page.getByText("Waits for the network; nothing is stored yet.").waitFor();
  const walt = await clientOf(site, "walt");
  const usageItems = [{ invMastUid: await uidOf(site, "GLV-NIT-L"), qtyUsed: 9 }];
  await walt.vmi.warehouse.usage({ warehouseUid: 1, jobDescription: "WO-2", usageItems });
  await page.reload();
  await page.getByText("Waits for the network; nothing is stored yet.").waitFor();
  visitor.expectRefusal(422);
  await restoreNetwork(page);
  const refused = page.getByRole("alert").filter({ hasText: "was refused." });
  await refused.waitFor();
  await visitor.open(`${crib}/usage`);
  await refused.waitFor();
  await expectSound(visitor, "refused usage");
  await refused.getByRole("button", { name: "Correct it" }).click();
  await page.getByText("There are only 2 BX of GLV-NIT-L here.").waitFor();
  await page.getByRole("textbox", { name: "Quantity of GLV-NIT-L" }).fill("2");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Take 1 part" }).click();
  await page.getByText("Charged to WO-77. GLV-NIT-L: 0 BX left.").waitFor();
}

/** J3.5: more than there is, refused before anything is sent. */
export async function transferTooMuch(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open(`${crib}/transfer`);
  await page.getByRole("combobox", { name: "Part", exact: true }).fill("CUT-115-1");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Quantity of CUT-115-1" }).fill("999");
  await page.keyboard.press("Enter");
  await page.getByText("There are only 17 EA of CUT-115-1 here.").waitFor();
  await expectSound(visitor, "transfer");
  await page.getByRole("button", { name: "Move 1 part" }).click({ force: true });
  expect(callsTo(visitor, "POST /api/vmi/warehouse/1/transfer")).toBe(0);
  await page.getByRole("textbox", { name: "Quantity of CUT-115-1" }).fill("7");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move 1 part" }).click();
  await page.getByText(/Moved to Plant Dayton crib. CUT-115-1: 10 EA here now./).waitFor();
}

/** A receipt in two lots, posted twice at once without a network, reloaded, and its first answer lost: booked once. */
export async function receiveLots(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  const waits = page.getByText("Waits for the network; nothing is stored yet.");
  await visitor.open(`${crib}/receive`);
  await page.getByRole("combobox", { name: "Part", exact: true }).fill("CUT-115-1");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Quantity of CUT-115-1" }).fill("6");
  await page.keyboard.press("Enter");
  await beginInput(page);
  await page.getByLabel("Lot · CUT-115-1").fill("L-1");
  await page.getByRole("button", { name: "Another lot CUT-115-1" }).click();
  await page.getByLabel("Lot 2").fill("L-2");
  await page.getByLabel("Quantity 2").fill("6");
  await page.keyboard.press("Enter");
  await page.getByText("The other quantities are together as much as came").waitFor();
  await page.getByLabel("Quantity 2").fill("2");
  await page.keyboard.press("Enter");
  await expectSound(visitor, "receipt in lots");
  await cutNetwork(page);
  await page.getByRole("button", { name: "Receive 1 part" }).dblclick();
  await waits.waitFor();
  await page.reload();
  await waits.waitFor();
  let sent = 0;
  await page.route("**/warehouse/1/receive", async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await restoreNetwork(page);
  await page.getByText(/^Received\. CUT-115-1: /).waitFor();
  const walt = await clientOf(site, "walt");
  const { data } = await walt.vmi.warehouse.movements({ warehouseUid: 1, movementType: "receive", limit: 20 });
  const booked = (lot: string) =>
    data.filter(({ lotNumber }) => lotNumber === lot).reduce((sum, { qtyChange }) => sum + qtyChange, 0);
  expect([booked("L-1"), booked("L-2"), sent]).toEqual([4, 2, 2]);
}
