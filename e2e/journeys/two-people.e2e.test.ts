import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrivingOrder } from "../support/arriving-order.ts";
import { changeNow } from "../support/change-now.ts";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databasesAndPhone } from "../support/runs.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";
import { clientOf } from "./stockroom-steps.ts";

const changed = "Somebody has changed this meanwhile.";

describe.each(turn(databasesAndPhone, 0, 2))(
  "two people who correct the same, one after the other, on %s",
  (_name, kind, options) => {
    let browser: Browser;
    let site: ServedSite;
    beforeAll(async () => {
      browser = await openBrowser();
      site = await openSite(kind);
    });
    afterAll(() => browser.close());

    async function signedIn(username: string): Promise<Visitor> {
      const visitor = await openVisitor(browser, site, options);
      await visitor.signIn(username);
      return visitor;
    }
    const line = async () => {
      const { invProfileLine } = (await clientOf(site, "ada")).vmi.invProfileHdr;
      const lines = await invProfileLine.list({ invProfileHdrUid: 1, limit: 100 }).data;
      return lines.find(({ itemId }) => itemId === "NGF-7781") ?? expect.fail("The profile has no NGF-7781.");
    };

    it("a receipt on hold: the later one sees what it says now, and books their own figures without typing them again", async () => {
      const rita = await signedIn("rita");
      const { page } = rita;
      const { receiving } = (await clientOf(site, "walt")).warehouseOps;
      const of = (qtyReceived: number) => [{ poLineNo: 2, qtyReceived, uom: "EA", lot: "L-80" }];
      const { receivingUid } = await receiving.create({ poNo: arrivingOrder, lines: of(90) }).data;
      const standing = async () => (await receiving.get({ receivingUid }).data).importState;
      await expect.poll(standing).toBe("hold");
      await rita.open(`/ops/receiving/${arrivingOrder}?held=${receivingUid}`);
      await page.getByText(/^You are correcting receipt/).waitFor();
      await page.getByLabel("Received of ADH-50").fill("24");
      await page.getByLabel("Received of ADH-50").press("Enter");
      await changeNow(
        async () => (await receiving.get({ receivingUid }).data).dateLastModified,
        () => receiving.update({ receivingUid, lines: of(80) }),
      );
      await expect.poll(standing).toBe("hold");
      rita.expectRefusal(409);
      await page.getByRole("button", { name: "Book 1 line" }).click();
      await page.getByRole("alert").filter({ hasText: "was changed meanwhile" }).getByText("Correct it").click();
      await page.getByText(changed).waitFor();
      await page.getByText(`Receipt ${receivingUid} says now: 80 EA ADH-50.`).waitFor();
      expect(await page.getByLabel("Received of ADH-50").inputValue()).toBe("24");
      expect(await rita.findings("receipt that somebody else corrected")).toEqual([]);
      await page.getByRole("button", { name: "Keep mine" }).click();
      await page.getByRole("button", { name: "Book 1 line" }).click();
      await expect.poll(standing).toBe("delivered");
      expect((await receiving.get({ receivingUid }).data).lines.map(({ qtyReceived }) => qtyReceived)).toEqual([24]);
      await rita.close();
    });

    it("the levels of a part: both say who was faster, and the later one chooses", async () => {
      const [sara, ada] = [await signedIn("sara"), await signedIn("ada")];
      const act = async ({ page }: Visitor, maximum: string) => {
        await page.getByRole("button", { name: "Actions for NGF-7781" }).click();
        await page.getByRole("menuitem", { name: "Edit" }).click();
        await page.getByRole("dialog").getByLabel("Maximum").fill(maximum);
      };
      for (const each of [sara, ada]) await each.open("/ops/vmi/1?tab=profile");
      await act(sara, "48");
      await act(ada, "60");
      await ada.page.getByRole("button", { name: "Save" }).click();
      await rowsOf(ada, "Profile").filter({ hasText: "NGF-7781" }).filter({ hasText: "60" }).waitFor();
      sara.expectRefusal(409);
      const dialog = sara.page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.getByText(changed).waitFor();
      await dialog.getByText(/was changed meanwhile by Ada Okafor on [\d: -]+: .*`?maxQty`?/).waitFor();
      expect(await dialog.getByLabel("Maximum").inputValue()).toBe("48");
      await expectSound(sara, "levels that somebody else changed");
      expect((await line()).maxQty).toBe(60);
      await dialog.getByRole("button", { name: "Keep mine" }).click();
      await dialog.waitFor({ state: "detached" });
      expect((await line()).maxQty).toBe(48);

      await act(ada, "72");
      await act(sara, "55");
      await sara.page.getByRole("button", { name: "Save" }).click();
      await dialog.waitFor({ state: "detached" });
      ada.expectRefusal(409);
      await ada.page.getByRole("button", { name: "Save" }).click();
      await ada.page.getByRole("button", { name: "Keep theirs" }).click();
      await rowsOf(ada, "Profile").filter({ hasText: "NGF-7781" }).filter({ hasText: "55" }).waitFor();
      expect((await line()).maxQty).toBe(55);
      for (const each of [sara, ada]) await each.close();
    });

    it("a request of goods on hold: the later one sees what it says now, and asks for theirs", async () => {
      const rita = await signedIn("rita");
      const { page } = rita;
      const { transfer } = (await clientOf(site, "walt")).warehouseOps;
      const of = (quantity: number) => [{ itemId: "HB-M8-25", quantity, uom: "EA" }];
      const { transferUid } = await transfer.create({ locationId: 10, toLocationId: 20, lines: of(999_999) }).data;
      const standing = async () => (await transfer.get({ transferUid }).data).importState;
      await expect.poll(standing).toBe("hold");
      await rita.open("/ops/transfers?tab=branch");
      const row = page
        .getByRole("row")
        .filter({ has: page.getByRole("button", { name: `${transferUid}`, exact: true }) });
      const dialog = page.getByRole("dialog");
      await row.getByRole("button", { name: "Correct it" }).click();
      await dialog.getByLabel("What is wanted").fill("HB-M8-25 7");
      await changeNow(
        async () => (await transfer.get({ transferUid }).data).dateLastModified,
        () => transfer.update({ transferUid, lines: of(888_888) }),
      );
      await expect.poll(standing).toBe("hold");
      rita.expectRefusal(409);
      await dialog.getByRole("button", { name: "Request 1 line" }).click();
      await row.getByText("Refused").filter({ visible: true }).waitFor();
      await row.getByRole("button", { name: "Correct it" }).click();
      await dialog.getByText(changed).waitFor();
      await dialog.getByText(`Transfer ${transferUid} says now: HB-M8-25 888888`).waitFor();
      expect(await dialog.getByLabel("What is wanted").inputValue()).toBe("HB-M8-25 7");
      expect(await rita.findings("request that somebody else corrected")).toEqual([]);
      await dialog.getByRole("button", { name: "Keep mine" }).click();
      await dialog.getByRole("button", { name: "Request 1 line" }).click();
      await expect.poll(standing).toBe("delivered");
      const { lines } = await transfer.get({ transferUid }).data;
      expect(lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([["HB-M8-25", 7]]);
      await rita.close();
    });

    it("a receipt of a transfer on hold: the later one sees that it was corrected, and takes what it says now", async () => {
      const rita = await signedIn("rita");
      const { page } = rita;
      const { transfer, transferShipping, transferReceipt } = (await clientOf(site, "walt")).warehouseOps;
      const wanted = { itemId: "NUT-M8-NY", quantity: 30, uom: "EA" };
      const { transferUid } = await transfer.create({ locationId: 20, toLocationId: 10, lines: [wanted] }).data;
      await expect.poll(async () => (await transfer.get({ transferUid }).data).importState).toBe("delivered");
      await transferShipping.create({ transferUid, lines: [{ transferLineNo: 1, qtyShipped: 20 }] });
      await expect.poll(async () => (await transfer.get({ transferUid }).data).lines[0]?.qtyInTransit).toBe(20);
      const of = (qtyReceived: number) => [{ transferLineNo: 1, qtyReceived }];
      const { transferReceiptUid } = await transferReceipt.create({ transferUid, lines: of(25) }).data;
      const standing = async () => (await transferReceipt.get({ transferReceiptUid }).data).importState;
      await expect.poll(standing).toBe("hold");
      await rita.open("/ops/transfers?tab=branch");
      const row = page
        .getByRole("row")
        .filter({ has: page.getByRole("button", { name: `${transferUid}`, exact: true }) });
      const dialog = page.getByRole("dialog");
      await row.getByRole("button", { name: "Correct it" }).click();
      await dialog.getByLabel("Now").fill("15");
      await dialog.getByLabel("Now").press("Enter");
      await changeNow(
        async () => (await transferReceipt.get({ transferReceiptUid }).data).dateLastModified,
        () => transferReceipt.update({ transferReceiptUid, lines: of(22) }),
      );
      await expect.poll(standing).toBe("hold");
      rita.expectRefusal(409);
      await dialog.getByRole("button", { name: "Receive", exact: true }).click();
      await row.getByText("Refused").filter({ visible: true }).waitFor();
      await row.getByRole("button", { name: "Correct it" }).click();
      await dialog.getByText(changed).waitFor();
      expect(await dialog.getByLabel("Now").inputValue()).toBe("15");
      expect(await rita.findings("receipt of a transfer that somebody else corrected")).toEqual([]);
      await dialog.getByRole("button", { name: "Keep theirs" }).click();
      expect(await dialog.getByLabel("Now").inputValue()).toBe("22");
      await dialog.getByLabel("Now").fill("20");
      await dialog.getByLabel("Now").press("Enter");
      await dialog.getByRole("button", { name: "Receive", exact: true }).click();
      await expect.poll(standing).toBe("delivered");
      const { lines } = await transferReceipt.get({ transferReceiptUid }).data;
      expect(lines.map(({ qtyReceived }) => qtyReceived)).toEqual([20]);
      await rita.close();
    });

    it("a restock order: who closes it after another did is told, and sees what it is now", async () => {
      const [sara, ada] = [await signedIn("sara"), await signedIn("ada")];
      const { restockHdr } = (await clientOf(site, "ada")).vmi;
      const [open] = await restockHdr.list({ statusCd: 704 }).data;
      const number = open?.restockHdrUid ?? expect.fail("No restock order is open.");
      for (const each of [sara, ada]) await each.open(`/ops/restock/${number}`);
      const close = async ({ page }: Visitor) => {
        await page.getByRole("button", { name: /^(Close|Cancel) the order$/ }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: /^(Close|Cancel) the order$/ })
          .click();
      };
      await close(ada);
      await ada.page.getByText(new RegExp(`^Restock ${number} is (closed|cancelled)`)).waitFor();
      sara.expectRefusal(404);
      await close(sara);
      await sara.page.getByText(new RegExp(`^Restock ${number} stays as it was: `)).waitFor();
      await sara.page.getByRole("button", { name: /^(Close|Cancel) the order$/ }).waitFor({ state: "detached" });
      expect(await sara.findings("restock order that somebody else closed")).toEqual([]);
      for (const each of [sara, ada]) await each.close();
    });

    it("a stuck document: who hands it over after another did is told, and sees its new state", async () => {
      const [first, second] = [await signedIn("ada"), await signedIn("ada")];
      for (const each of [first, second]) await each.open("/ops/sync/60002");
      const attempts = ({ page }: Visitor) =>
        page.locator("dl div").filter({ hasText: "Attempts" }).locator("dd").textContent();
      const resubmit = ({ page }: Visitor) => page.getByRole("button", { name: "Resubmit", exact: true }).click();
      const before = Number(await attempts(second));
      await resubmit(first);
      await first.page.getByText(/^Import 60002 is on hold again/).waitFor();
      second.expectRefusal(409);
      await resubmit(second);
      await second.page.getByText(/was changed meanwhile/).waitFor();
      await expect.poll(() => attempts(second)).toBe(`${before + 1}`);
      expect(await second.findings("stuck document that somebody else handed over")).toEqual([]);
      for (const each of [first, second]) await each.close();
    });

    it.runIf(!options.isMobile)(
      "the levels of the board: what was typed stays over a reload, with the state that it was typed in",
      async () => {
        const sara = await signedIn("sara");
        const { page } = sara;
        await sara.open("/ops/vmi/1/board?show=all");
        const cell = page.getByRole("button", { name: /^Maximum of NGF-7781: / });
        await cell.focus();
        await page.keyboard.type("44");
        await page.keyboard.press("Enter");
        const { invProfileLineUid } = await line();
        const { invProfileLine } = (await clientOf(site, "ada")).vmi.invProfileHdr;
        await invProfileLine.update({ invProfileHdrUid: 1, invProfileLineUid, minQty: 12 });
        await page.reload();
        sara.expectRefusal(409);
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page.getByText(/was changed meanwhile by Ada Okafor/).waitFor();
        expect(await sara.findings("levels of the board, overtaken")).toEqual([]);
        expect(await line()).toMatchObject({ minQty: 12 });
        await page.getByRole("button", { name: "Keep mine" }).click();
        await expect.poll(async () => (await line()).maxQty).toBe(44);
        expect(await line()).toMatchObject({ minQty: 12, maxQty: 44 });
        await sara.close();
      },
    );
  },
);
