import { expect } from "vitest";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import type { Visitor } from "../support/visitor.ts";
import { clientOf } from "./stockroom-steps.ts";

/** Cuts the network once the device keeps the pages of operations. */
async function leaveNetwork({ page, traffic }: Visitor): Promise<void> {
  await traffic.atRest();
  // While a route is set the browser asks the network past the service worker: a page could not be loaded again.
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cutNetwork(page);
}

/** Reloads without a network; the page and what waits come from the device. */
async function reloadOffline({ page }: Visitor): Promise<void> {
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Transfers" }).waitFor();
}

/** A move of an item that there is none of, entered without a network: it waits over a reload, is refused, and made once corrected. */
export async function correctRefusedMove(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/ops/transfers");
  await page.getByText("1 of 4").first().waitFor();
  const numbers: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/bin-transfer"))
      numbers.push(request.postDataJSON().requestId);
  });
  await leaveNetwork(visitor);
  await page.getByLabel("From bin").fill("A-01-1");
  await page.getByLabel("Item").fill("HB-M8-4O");
  await page.getByLabel("Quantity").fill("1");
  await page.getByLabel("To bin").fill("RECV");
  await page.getByRole("button", { name: "Move", exact: true }).dblclick();
  const queued = page.getByRole("listitem").filter({ hasText: "HB-M8-4O" });
  await queued.getByText("Waiting").waitFor();
  expect(await queued.count()).toBe(1);
  await reloadOffline(visitor);
  await queued.getByText("Waiting").waitFor();
  visitor.expectRefusal(400);
  await restoreNetwork(page);
  await queued.getByText("Refused").waitFor();
  expect(await visitor.findings("refused move")).toEqual([]);
  await queued.getByRole("button", { name: "Refused" }).click();
  await queued.getByRole("button", { name: "Correct it" }).waitFor();
  await page.getByRole("button", { name: "1 change refused" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Correct it" }).click();
  await page.waitForFunction(() => !location.search.includes("correct"));
  await expect.poll(() => page.getByLabel("To bin").inputValue()).toBe("RECV");
  expect(await page.getByLabel("Quantity").inputValue()).toBe("1");
  await page.getByLabel("Item").fill("HB-M8-40");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await queued.waitFor({ state: "detached" });
  const moved = page.getByRole("listitem").filter({ hasText: "HB-M8-40" }).first();
  await moved.getByText("Done").waitFor();
  expect(await page.getByLabel("Item").inputValue()).toBe("");
  expect(numbers.length).toBeGreaterThan(1);
  expect(new Set(numbers).size).toBe(1);
}

/** A shipment that waits over a reload without a network, is held since others shipped meanwhile, and goes on corrected. */
export async function correctHeldShipment(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  const { transfer, transferShipping } = (await clientOf(site, "walt")).warehouseOps;
  const wanted = { itemId: "NUT-M8-NY", quantity: 30, uom: "EA" };
  const { transferUid } = await transfer.create({ locationId: 10, toLocationId: 20, lines: [wanted] }).data;
  await expect.poll(async () => (await transfer.get({ transferUid }).data).importState).toBe("delivered");
  await visitor.open("/ops/transfers?tab=branch");
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: String(transferUid), exact: true }) });
  const dialog = page.getByRole("dialog");
  await row.getByText("Wanted").filter({ visible: true }).waitFor();
  await leaveNetwork(visitor);
  await row.getByRole("button", { name: "Ship" }).click();
  expect(await dialog.getByLabel("Now").inputValue()).toBe("30");
  await dialog.getByRole("button", { name: "Ship", exact: true }).dblclick();
  await row.getByText("Waiting").filter({ visible: true }).waitFor();
  expect(await row.getByRole("button", { name: "Ship" }).count()).toBe(0);
  await reloadOffline(visitor);
  await row.getByText("Waiting").filter({ visible: true }).waitFor();
  const others = await transferShipping.create({ transferUid, lines: [{ transferLineNo: 1, qtyShipped: 10 }] }).data;
  const { transferShippingUid } = others;
  await expect
    .poll(async () => (await transferShipping.get({ transferShippingUid }).data).importState)
    .toBe("delivered");
  await restoreNetwork(page);
  await row.getByText("On hold").filter({ visible: true }).waitFor();
  expect(await visitor.findings("shipment on hold")).toEqual([]);
  await visitor.open("/ops");
  // Until the server has answered, the worklist shows what it held before.
  await visitor.traffic.atRest();
  await page.getByRole("link", { name: /transfers? on hold/ }).click();
  await row.getByRole("button", { name: "Correct it" }).click();
  await dialog.getByText("asks for 20 EA more").waitFor();
  expect(await dialog.getByLabel("Now").inputValue()).toBe("30");
  expect(await visitor.findings("shipment on hold, opened")).toEqual([]);
  await dialog.getByLabel("Now").fill("15");
  await dialog.getByLabel("Now").press("Enter");
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await page.getByText("Nothing of this location is on hold.").waitFor();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await row.getByRole("button", { name: "Ship" }).waitFor();
  const { data } = await transfer.get({ transferUid });
  expect(data.lines[0]).toMatchObject({ qtyShipped: 25, qtyInTransit: 25 });
  expect((await transferShipping.list({ importState: "hold", limit: 100 }).data).length).toBe(0);
  const calls = visitor.calls.filter((call) => call.includes("/transfer-shipping"));
  expect(calls.map((call) => call.split(" ")[0])).toEqual(["POST", "PUT"]);
}

/** A request of an item that there is none of: refused, corrected, then more than the sender has: on hold, and discarded. */
export async function correctRequest(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  await visitor.open("/ops/transfers?tab=branch");
  const dialog = page.getByRole("dialog");
  const queued = page.getByRole("row").filter({ hasText: "–" }).first();
  visitor.expectRefusal(400);
  await page.getByRole("button", { name: "Request goods" }).click();
  await dialog.getByLabel("What is wanted").fill("NOSUCH-1 4");
  await dialog.getByRole("button", { name: "Request 1 line" }).click();
  await queued.getByText("Refused").filter({ visible: true }).waitFor();
  await queued.getByRole("button", { name: "Correct it" }).click();
  await dialog.getByText("It was refused.").waitFor();
  expect(await dialog.getByLabel("What is wanted").inputValue()).toBe("NOSUCH-1 4");
  expect(await visitor.findings("refused request")).toEqual([]);
  await dialog.getByLabel("What is wanted").fill("HB-M8-25 999999");
  await dialog.getByRole("button", { name: "Request 1 line" }).click();
  const held = page.getByRole("row").filter({ hasText: "On hold" }).first();
  await held.getByRole("button", { name: "Correct it" }).click();
  await dialog.getByText("999999 EA were asked for").waitFor();
  expect(await visitor.findings("request on hold")).toEqual([]);
  await dialog.getByRole("button", { name: "Discard it" }).click();
  await page.getByRole("dialog").last().getByRole("button", { name: "Discard it" }).click();
  await held.waitFor({ state: "detached" });
  const { transfer } = (await clientOf(site, "walt")).warehouseOps;
  expect((await transfer.list({ importState: "hold", limit: 100 }).data).length).toBe(0);
  const wanted = { locationId: 10, toLocationId: 20, lines: [{ itemId: "HB-M8-25", quantity: 1 }] };
  const { transferUid } = await transfer.create({ ...wanted, statusCd: 705 }).data;
  await visitor.open(`/ops/transfers?tab=branch&transfer=${transferUid}`);
  await dialog.getByText("Nothing is set aside, and nothing can be shipped").waitFor();
}
