import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdCalls } from "../support/hold-calls.ts";
import { lends } from "../support/lends.ts";
import { phone } from "../support/phone.ts";
import { scan } from "../support/scan.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";
import { clientOf } from "./stockroom-steps.ts";

describe("goods of another branch in two tabs", () => {
  let visitor: Visitor;
  let page: Page;
  endAtFailure();
  beforeAll(async () => {
    visitor = await signedIn("rita", "embedded", phone);
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  const api = async () => (await clientOf(visitor.site, "walt")).warehouseOps;
  const ask = async (itemId: string, quantity: number, uom: string): Promise<number> => {
    const { transfer } = await api();
    const lines = [{ itemId, quantity, uom }];
    const { transferUid } = await transfer.create({ locationId: 10, toLocationId: 20, lines }).data;
    return transferUid;
  };
  const applied = async (transferUid: number) => {
    const { transfer } = await api();
    await expect.poll(async () => (await transfer.get({ transferUid }).data).importState).toBe("delivered");
  };
  const address = (transferUid: number) => `/ops/transfers?tab=branch&transfer=${transferUid}`;
  const dialogOf = (tab: Page) => tab.getByRole("dialog");

  const now = (tab: Page) => dialogOf(tab).getByLabel("Now");
  const enter = async (tab: Page, quantity: string) => {
    await now(tab).fill(quantity);
    await now(tab).press("Enter");
  };
  const ship = (tab: Page) => dialogOf(tab).getByRole("button", { name: /^Ship/ });

  it("tells the one what the other corrected, and lets it go on with that", async () => {
    const transferUid = await ask("NUT-M8-NY", 30, "EA");
    await applied(transferUid);
    const { transferShipping, transfer } = await api();
    const lines = [{ transferLineNo: 1, qtyShipped: 40 }];
    const { transferShippingUid } = await transferShipping.create({ transferUid, lines }).data;
    const held = async () => (await transferShipping.get({ transferShippingUid }).data).importState;
    await expect.poll(held).toBe("hold");
    await visitor.load(address(transferUid));
    await dialogOf(page).getByText("asks for 30 EA more").waitFor();
    await lends(page);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await dialogOf(tab).getByText("asks for 30 EA more").waitFor();
    await enter(page, "28");
    await enter(tab, "20");
    // Either tab may send it.
    const calls = [await holdCalls(page, "**/transfer-shipping/*"), await holdCalls(tab, "**/transfer-shipping/*")];
    await ship(tab).click();
    await dialogOf(page).getByText("Somebody has changed this meanwhile.").waitFor();
    expect(await visitor.findings("shipment corrected meanwhile")).toEqual([]);
    expect(await ship(page).getAttribute("aria-disabled")).toBe("true");
    // While it is on its way, theirs is not yet what the server holds.
    await dialogOf(page).getByRole("button", { name: "Keep theirs" }).click();
    for (const call of calls) call.letGo();
    await expect.poll(() => now(page).inputValue()).toBe("10");
    await tab.close();
    await dialogOf(page).getByRole("button", { name: "Close", exact: true }).last().click();
    expect((await transfer.get({ transferUid }).data).lines[0]?.qtyShipped).toBe(20);
  });

  it("refuses the figures of who did not know, and shows the present ones", async () => {
    const transferUid = await ask("NUT-M8-NY", 30, "EA");
    await applied(transferUid);
    const { transferShipping, transfer } = await api();
    const line = { transferLineNo: 1, uom: "EA" };
    const { transferShippingUid } = await transferShipping.create({
      transferUid,
      lines: [{ ...line, qtyShipped: 40 }],
    }).data;
    const held = async () => (await transferShipping.get({ transferShippingUid }).data).processMessage;
    await expect.poll(held).toContain("40 EA were loaded");
    await visitor.load(address(transferUid));
    await dialogOf(page).getByText("40 EA were loaded").waitFor();
    await enter(page, "25");
    // In the second after it was held: its time has no smaller parts.
    const before = (await transferShipping.get({ transferShippingUid }).data).dateLastModified;
    await expect
      .poll(async () => {
        await transferShipping.update({ transferShippingUid, lines: [{ ...line, qtyShipped: 35 }] });
        return (await transferShipping.get({ transferShippingUid }).data).dateLastModified;
      })
      .not.toBe(before);
    await expect.poll(held).toContain("35 EA were loaded");
    visitor.expectRefusal(409);
    await ship(page).click();
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: String(transferUid), exact: true }) });
    await row.getByText("Refused").filter({ visible: true }).waitFor();
    await row.getByRole("button", { name: "Correct it" }).click();
    await dialogOf(page).getByText(`Shipment ${transferShippingUid} says now: 35 EA NUT-M8-NY.`).waitFor();
    expect(await now(page).inputValue()).toBe("25");
    expect(await visitor.findings("refused figures")).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Keep mine" }).click();
    await ship(page).click();
    await expect.poll(async () => (await transfer.get({ transferUid }).data).lines[0]?.qtyShipped).toBe(25);
    // What the device still holds would be counted in the next page's first frame, and then no more.
    await page.getByRole("button", { name: "All stored" }).waitFor();
  });

  it("counts what is scanned within the dialog", async () => {
    const transferUid = await ask("HB-M8-40", 3, "BX");
    await applied(transferUid);
    await visitor.load(address(transferUid));
    await expect.poll(() => now(page).inputValue()).toBe("300");
    await scan(page, "HB-M8-40");
    await dialogOf(page).getByText("HB-M8-40: 1 of 300 EA").waitFor();
    await scan(page, "hb m8 40");
    await dialogOf(page).getByText("HB-M8-40: 2 of 300 EA").waitFor();
    await scan(page, "CUT-115-1");
    await dialogOf(page).getByText("CUT-115-1 is not on this transfer.").waitFor();
    expect(await now(page).inputValue()).toBe("2");
    expect(await visitor.findings("goods scanned")).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Close", exact: true }).last().click();
  });

  it("keeps a draft, releases it, and holds a request back as a draft again", async () => {
    await visitor.open("/ops/transfers?tab=branch");
    const { transfer } = await api();
    await page.getByRole("button", { name: "Request goods" }).click();
    await dialogOf(page).getByLabel("What is wanted").fill("WSH-M8 999999");
    await dialogOf(page).getByRole("button", { name: "Keep as draft" }).click();
    const latest = async () => (await transfer.list({ limit: 1, orderBy: "transfer_uid|DESC" }).data)[0];
    await expect.poll(async () => (await latest())?.lines[0]?.quantity).toBe(999999);
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: String((await latest())?.transferUid), exact: true }) });
    const course = (name: string) => row.getByText(name).filter({ visible: true }).waitFor();
    await course("Draft");
    await row.getByRole("button", { name: "Open" }).click();
    await dialogOf(page).getByText("is a draft.").waitFor();
    expect(await visitor.findings("draft between branches")).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Release 1 line" }).click();
    await course("On hold");
    await row.getByRole("button", { name: "Correct it" }).click();
    await dialogOf(page).getByText("999999 EA were asked for").waitFor();
    await dialogOf(page).getByRole("button", { name: "Keep as draft" }).click();
    await course("Draft");
    expect(await latest()).toMatchObject({ statusCd: 705, importState: "initial" });
    await row.getByRole("button", { name: "Open" }).click();
    await dialogOf(page).getByLabel("What is wanted").fill("WSH-M8 10");
    await dialogOf(page).getByRole("button", { name: "Release 1 line" }).click();
    await course("Wanted");
    expect(await latest()).toMatchObject({ statusCd: 704, importState: "delivered" });
  });

  it("makes a held move between bins once, though both tabs correct it", async () => {
    const { binTransfer } = await api();
    const move = { itemId: "HB-M8-40", fromBin: "A-01-1", toBin: "RECV", quantity: 9_000_000 };
    const { binTransferHdrUid } = await binTransfer.create({
      requestId: "TWO-TABS-1",
      usersId: 4,
      locationId: 10,
      transfers: [move],
    }).data;
    await expect.poll(async () => (await binTransfer.get({ binTransferHdrUid }).data).importState).toBe("hold");
    await visitor.open("/ops/transfers");
    const correctIt = (tab: Page) => tab.getByRole("button", { name: `Correct it: move ${binTransferHdrUid}` });
    await correctIt(page).waitFor();
    await lends(page);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    for (const [each, quantity] of [
      [tab, "3"],
      [page, "5"],
    ] as const) {
      await correctIt(each).click();
      await each.getByLabel("Quantity").fill(quantity);
      await each.getByLabel("Quantity").press("Enter");
      await each.getByLabel("To bin").fill("RECV");
    }
    visitor.expectRefusal(409);
    await tab.getByRole("button", { name: "Move", exact: true }).click();
    const state = async () => (await binTransfer.get({ binTransferHdrUid }).data).importState;
    await expect.poll(state).toBe("delivered");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    const refused = page.getByRole("listitem").filter({ hasText: "Refused" });
    await refused.getByText("is applied to stock").waitFor();
    const { data } = await binTransfer.list({ locationId: 10, limit: 100 });
    const moved = data.filter(({ transfers }) =>
      transfers.some(({ itemId, toBin }) => itemId === "HB-M8-40" && toBin === "RECV"),
    );
    expect(moved.map(({ transfers }) => transfers[0]?.quantity)).toEqual([3]);
    await tab.close();
  });
});
