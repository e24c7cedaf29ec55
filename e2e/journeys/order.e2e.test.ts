import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import {
  changeLine,
  changeShipTo,
  chooseDelivery,
  findByNumber,
  findInHistory,
  fixList,
  missPurchaseOrder,
  narrowSearch,
  openItemAndComeBack,
  pasteList,
  placeOnce,
  removeAndUndo,
  signInAsBuyer,
} from "./order-steps.ts";

describe.each(turn(databases, 1, 2))("J1 on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a buyer finds parts, orders a pasted list once and finds the order", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    await signInAsBuyer(visitor);
    await findByNumber(visitor);
    await narrowSearch(visitor);
    await changeShipTo(visitor);
    await openItemAndComeBack(visitor);
    await visitor.page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Quick order" }).click();
    await pasteList(visitor);
    await fixList(visitor);
    await removeAndUndo(visitor);
    await changeLine(visitor);
    await missPurchaseOrder(visitor);
    const carrier = await chooseDelivery(visitor);
    const order = await placeOnce(visitor);
    await findInHistory(visitor, order, carrier);
    await visitor.close();
  });
});
