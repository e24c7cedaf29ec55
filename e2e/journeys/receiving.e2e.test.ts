import { type PlacedRectangle, type PlacedText, readPdf } from "@purvey/server/testing/pdf-text";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrivingOrder } from "../support/arriving-order.ts";
import { beginInput } from "../support/begin-input.ts";
import { turn } from "../support/choice.ts";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { databasesAndPhone } from "../support/runs.ts";
import { scan } from "../support/scan.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { tornWord } from "../support/torn-word.ts";
import type { Visitor } from "../support/visitor.ts";
import { clientOf } from "./stockroom-steps.ts";
import { correctHeldShipment, correctRefusedMove, correctRequest } from "./transfer-steps.ts";

const slip = `PACKING SLIP VS-30112
Vega Supply
Your order: ${arrivingOrder}
MTR-075  4 EA
ADH-50  24 EA
CUT-115-1  50 EA`;

/** Whether a bar stands on a code's label: near it on the same page, higher than wide. Measures are in points. */
function isBarOf({ page, x, y, width, height }: PlacedRectangle, code: PlacedText): boolean {
  const near = Math.abs(x - code.x) < 200 && Math.abs(y - code.y) < 120;
  return page === code.page && near && height > 8 && width < 8;
}

/** Answers a list of moves as it is before the worker has applied the latest one, which is usually too short to be seen. */
async function answerEarly(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  const [latest, ...others] = answer.data;
  await route.fulfill({ response, json: { ...answer, data: [{ ...latest, importState: "initial" }, ...others] } });
}

/** Where the discs lie by rule. */
let primaryBin = "";
describe.each(turn(databasesAndPhone, 1, 2))(
  "J4 receiving with lots, serials, a short delivery and a network cut on %s",
  (_name, kind, options) => {
    let visitor: Visitor;
    let page: Page;
    endAtFailure();
    beforeAll(async () => {
      visitor = await signedIn("rita", kind, { ...options, fresh: true });
      page = visitor.page;
    });
    afterAll(() => visitor.close());

    const line = (item: string) => page.getByRole("listitem", { name: item, exact: true });
    const figure = (item: string, name: string) => line(item).locator(`[data-figure="${name}"] dd`);
    const verdict = () => page.getByRole("region", { name: "Scanner" }).locator("p");

    it("begins with what she was told, until it is done with", async () => {
      const { notifications } = (await clientOf(visitor.site, "ada")).site;
      const title = `Dock 2 is closed today (${kind}, ${page.viewportSize()?.width})`;
      const link = `/ops/receiving/${arrivingOrder}`;
      await notifications.create({ title, message: "Vega Supply unloads at dock 1.", link, usersId: 5 }).data;
      await visitor.load("/ops");
      // On a phone the messages are one line above the work.
      if (options.isMobile) await page.locator("summary").click();
      const told = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
      await told.getByText("Vega Supply unloads at dock 1.").waitFor();
      expect(await visitor.findings("worklist with a message")).toEqual([]);
      await told.getByRole("button", { name: "Done" }).click();
      await told.waitFor({ state: "detached" });
    });

    it("finds the order of a packing slip", async () => {
      await visitor.open("/ops/receiving");
      await page.getByRole("button", { name: "Scan slip" }).click();
      await beginInput(page);
      await page.getByLabel("Text of the packing slip").fill(slip);
      await page.getByRole("button", { name: "Find the order" }).click();
      const first = page.getByRole("list", { name: "Purchase orders it may belong to" }).getByRole("listitem").first();
      await first.getByText("Order number").waitFor();
      expect(await first.textContent()).toContain(String(arrivingOrder));
      expect(await first.textContent()).toContain("Vendor");
      expect(await visitor.findings("scan slip")).toEqual([]);
      await first.getByRole("link", { name: String(arrivingOrder) }).click();
      await line("CUT-115-1").waitFor();
    });

    it("counts quick scans, and takes all", async () => {
      const lines = page.getByRole("list", { name: "Lines" }).locator(":scope > li");
      expect(await lines.count()).toBe(3);
      for (let time = 0; time < 3; time++) await scan(page, "CUT-115-1");
      await verdict().getByText("CUT-115-1: 3 of 50").waitFor();
      expect(await figure("CUT-115-1", "received").textContent()).toMatch(/^3\s/);
      expect(await figure("CUT-115-1", "expected").textContent()).toMatch(/^50\s/);
      expect(await lines.count()).toBe(3);
      await page.getByRole("button", { name: "All of CUT-115-1" }).click();
      expect(await figure("CUT-115-1", "received").textContent()).toMatch(/^50\s/);
      const hint = await line("CUT-115-1")
        .getByText(/^Left empty: /)
        .textContent();
      primaryBin = hint?.replace("Left empty: ", "") ?? "";
      await line("CUT-115-1").getByLabel("Bin").fill("RECV");
      expect(await visitor.findings("receive")).toEqual([]);
    });

    it("takes lots, a short delivery and serial numbers without a network", async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await cutNetwork(page);
      await page.getByLabel("Received of ADH-50").fill("20");
      await page.getByLabel("Received of ADH-50").press("Enter");
      await line("ADH-50").getByLabel("Lot").fill("L-77");
      await line("ADH-50").getByLabel("Reason").fill("Short");
      await page.getByRole("button", { name: "Another lot ADH-50" }).click();
      await beginInput(page);
      await line("ADH-50").getByLabel("Lot 2").fill("L-76");
      await line("ADH-50").getByLabel("Quantity 2").fill("20");
      await line("ADH-50").getByLabel("Quantity 2").press("Enter");
      await line("ADH-50").getByText("The other quantities are together as much as came").waitFor();
      await line("ADH-50").getByLabel("Quantity 2").fill("6");
      await line("ADH-50").getByLabel("Quantity 2").press("Enter");
      expect(await visitor.findings("two lots of a line")).toEqual([]);
      await page.getByRole("heading", { level: 1 }).click();
      await scan(page, "MTR-075");
      for (const serial of ["DM80-300001", "DM80-300002", "DM80-300003", "DM80-300003"]) await scan(page, serial);
      await page.getByRole("alert").getByText("DM80-300003 is on this receipt already").waitFor();
      expect(await figure("MTR-075", "received").textContent()).toMatch(/^3\s/);
      expect(await figure("MTR-075", "remaining").textContent()).toMatch(/^1\s/);
      await page.getByRole("button", { name: "Book 3 lines" }).click();
      await page.getByText("Waiting to be stored").waitFor();
    });

    it("shows three changes waiting, and still does after a reload without a network", async () => {
      const waiting = page.getByRole("button", { name: "Offline · 3 changes waiting" });
      await waiting.waitFor();
      expect(await page.getByText("All stored").count()).toBe(0);
      await page.reload();
      await waiting.waitFor();
      await page.getByText("Waiting to be stored").waitFor();
      expect(await page.getByText("All stored").count()).toBe(0);
      // What waits is not received a second time.
      await line("CUT-115-1").getByText("50 EA wait to be stored").waitFor();
      expect(await figure("ADH-50", "expected").textContent()).toMatch(/^4\s/);
    });

    it("stores one receipt when the network is back", async () => {
      await restoreNetwork(page);
      await page.getByText("The goods are in stock.").waitFor();
      await page.getByRole("button", { name: "All stored" }).waitFor();
      await page.getByRole("button", { name: "Cancel remaining" }).waitFor();
      await expect.poll(() => figure("ADH-50", "expected").textContent()).toMatch(/^4\s/);
      expect(await figure("MTR-075", "expected").textContent()).toMatch(/^1\s/);
      const receipts = visitor.calls.filter((call) => call.endsWith("/receiving"));
      expect(receipts).toHaveLength(1);
      expect(await visitor.findings("stored receipt")).toEqual([]);
      expect(await sticksOut(visitor)).toEqual([]);
    });

    it("books each of the lots with how much is of it", async () => {
      const { receiving } = (await clientOf(visitor.site, "rita")).warehouseOps;
      const [receipt] = await receiving.list({ poNo: arrivingOrder }).data;
      const adhesive = receipt?.lines.find(({ itemId }) => itemId === "ADH-50");
      expect(adhesive?.bins.map(({ lot, quantity }) => [lot, quantity])).toEqual([
        ["L-77", 14],
        ["L-76", 6],
      ]);
    });

    it("prints labels", async () => {
      await page.getByRole("link", { name: "Print labels" }).click();
      await page.getByRole("figure", { name: "CUT-115-1" }).waitFor();
      expect(await page.getByRole("figure").count()).toBe(3);
      expect(await visitor.findings("labels")).toEqual([]);
      await page.getByRole("button", { name: "Print 3 labels" }).click();
      const address = (await page.getByRole("link", { name: "Open the PDF" }).getAttribute("href")) ?? "";
      const answer = await fetch(new URL(address, visitor.site.baseUrl));
      const printed = readPdf(new Uint8Array(await answer.arrayBuffer()));
      const codes = printed.texts.filter(({ text }) => ["MTR-075", "ADH-50", "CUT-115-1"].includes(text));
      expect(new Set(codes.map(({ text }) => text)).size).toBe(3);
      const barred = codes.filter((code) => printed.rectangles.some((bar) => isBarOf(bar, code)));
      expect(new Set(barred.map(({ text }) => text)).size).toBe(3);
    });

    it("moves goods between bins by four scans, once, though an answer is lost", async () => {
      const moves = page.locator("section", { has: page.getByRole("heading", { name: "Moves", exact: true }) });
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const requestIds: string[] = [];
      let isEarly = true;
      await page.route("**/bin-transfer?*", async (route) => {
        if (requestIds.length !== 2 || !isEarly) return route.fallback();
        await answerEarly(route);
        isEarly = false;
      });
      await page.route("**/bin-transfer", async (route) => {
        requestIds.push(route.request().postDataJSON().requestId);
        if (requestIds.length > 1) return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await visitor.open("/ops/transfers");
      await page.getByText("1 of 4").first().waitFor();
      visitor.expectRefusal(404);
      await scan(page, "NO-BIN-9");
      const refusal = page.getByRole("alert").filter({ hasText: "There is no bin NO-BIN-9 at this location." });
      await refusal.waitFor();
      expect(await tornWord(refusal, "NO-BIN-9")).toEqual([]);
      await scan(page, "RECV");
      await page.getByText("2 of 4").first().waitFor();
      await scan(page, "CUT-115-1");
      await page.getByText("3 of 4").first().waitFor();
      // A bin right behind the item: everything is shown before it moves. The item once more begins to count.
      await scan(page, primaryBin);
      await page.getByText(`Scan ${primaryBin} again to move them`, { exact: false }).first().waitFor();
      expect(requestIds).toEqual([]);
      await scan(page, "CUT-115-1");
      await page.getByText("4 of 4").first().waitFor();
      await scan(page, "NOBIN-8");
      await page.getByRole("alert").getByText("There is no bin NOBIN-8 at this location.").waitFor();
      await scan(page, primaryBin);
      const move = moves.getByRole("listitem").filter({ hasText: `RECV → ${primaryBin}` });
      await move.getByText("Done").waitFor();
      await page.getByRole("button", { name: "All stored" }).waitFor();
      expect(await move.count()).toBe(1);
      expect(requestIds).toHaveLength(2);
      expect(requestIds[0]).toMatch(/.{8}/);
      expect(requestIds[1]).toBe(requestIds[0]);
      expect(asked.filter((call) => /^GET .*\/bin-transfer\/\d+\/status$/.test(call))).not.toEqual([]);
      expect(await visitor.findings("transfers")).toEqual([]);
    });

    it("takes a move up again that the server could not make", async () => {
      const { binTransfer } = (await clientOf(visitor.site, "rita")).warehouseOps;
      const line = { itemId: "CUT-115-1", fromBin: primaryBin, toBin: "NOBIN-7", uom: "EA", quantity: 1 };
      const requestId = `held-${kind}-${page.viewportSize()?.width}`;
      const made = await binTransfer.create({ requestId, usersId: 5, locationId: 10, transfers: [line] }).data;
      const { binTransferHdrUid } = made;
      await expect.poll(async () => (await binTransfer.get({ binTransferHdrUid }).data).importState).toBe("hold");
      await visitor.load("/ops/transfers");
      const held = page.getByRole("listitem").filter({ hasText: `${primaryBin} → NOBIN-7` });
      await held.getByText("has no bin NOBIN-7").waitFor();
      expect(await visitor.findings("move on hold")).toEqual([]);
      await held.getByRole("button", { name: `Correct it: move ${binTransferHdrUid}` }).click();
      await page.getByText("4 of 4").first().waitFor();
      await page.getByLabel("To bin").fill("recv");
      await page.getByRole("button", { name: "Move", exact: true }).click();
      const moved = page.getByRole("listitem").filter({ hasText: `${primaryBin} → RECV` });
      await moved.getByText("Done").waitFor();
      await held.waitFor({ state: "detached" });
    });

    it("brings a move back that waited without a network and was refused", () => correctRefusedMove(visitor));

    it("shows a shipment waiting and on hold, and sends it corrected", () => correctHeldShipment(visitor));

    it("brings a request between branches back that was refused or is on hold", () => correctRequest(visitor));

    it("brings a receipt back that somebody else was faster with, to be corrected without typing it again", async () => {
      await visitor.load(`/ops/receiving/${arrivingOrder}`);
      await page.getByLabel("Received of ADH-50").fill("4");
      await page.getByLabel("Received of ADH-50").press("Enter");
      await line("ADH-50").getByLabel("Lot").fill("L-78");
      const { receiving } = (await clientOf(visitor.site, "rita")).warehouseOps;
      const others = { poLineNo: 2, qtyReceived: 3, uom: "EA", lot: "L-79" };
      const { receivingUid } = await receiving.create({ poNo: arrivingOrder, lines: [others] }).data;
      await expect.poll(async () => (await receiving.get({ receivingUid }).data).importState).toBe("delivered");
      await page.getByRole("button", { name: "Book 1 line" }).click();
      const held = page.getByRole("alert").filter({ hasText: "is on hold, its goods are not in stock." });
      await held.getByText("Give a reason, or correct the quantity.").waitFor();
      await held.getByRole("link", { name: "Correct it" }).click();
      await page.getByText(/^You are correcting receipt/).waitFor();
      await page.reload();
      await page.getByText(/^You are correcting receipt/).waitFor();
      expect(await line("ADH-50").getByLabel("Lot").inputValue()).toBe("L-78");
      await page.getByLabel("Received of ADH-50").fill("1");
      await page.getByLabel("Received of ADH-50").press("Enter");
      expect(await visitor.findings("held receipt")).toEqual([]);
      await page.getByRole("button", { name: "Book 1 line" }).click();
      await line("ADH-50").getByText("All received").waitFor();
      expect(visitor.calls.filter((call) => /^PUT .*\/receiving\/\d+$/.test(call))).toHaveLength(1);
      await visitor.load(`/ops/po/${arrivingOrder}`);
      await page.getByText("lot L-78").waitFor();
    });
  },
);
