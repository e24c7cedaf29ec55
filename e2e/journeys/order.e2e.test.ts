import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import {
  changeShipTo,
  fillCart,
  findByNumber,
  findInHistory,
  missPurchaseOrder,
  narrowSearch,
  openItemAndComeBack,
  placeOnce,
  removeAndUndo,
  signInAsBuyer,
} from "./order-steps.ts";

describe.each(["embedded", "postgres"] as const)("J1 on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a buyer finds parts, fills the cart, orders once and finds the order", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    await signInAsBuyer(visitor);
    await findByNumber(visitor);
    await narrowSearch(visitor);
    await changeShipTo(visitor);
    await openItemAndComeBack(visitor);
    await fillCart(visitor);
    await removeAndUndo(visitor);
    await missPurchaseOrder(visitor);
    const order = await placeOnce(visitor);
    await findInHistory(visitor, order);
    await visitor.close();
  });
});
