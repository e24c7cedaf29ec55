import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import { endAtFailure } from "../support/signed-in.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
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

describe.each(turn(databases, 1, 2))("J1 on %s: a buyer", (kind) => {
  let browser: Browser;
  let visitor: Visitor;
  endAtFailure();
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await openVisitor(browser, await openSite(kind));
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
  });

  it("comes in by the door", () => signInAsBuyer(visitor));

  it("finds parts, by number and by words, for each ship-to", async () => {
    await findByNumber(visitor);
    await narrowSearch(visitor);
    await changeShipTo(visitor);
    await openItemAndComeBack(visitor);
  });

  it("puts a pasted list into the cart", async () => {
    await visitor.page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Quick order" }).click();
    await pasteList(visitor);
    await fixList(visitor);
  });

  it("changes the cart", async () => {
    await removeAndUndo(visitor);
    await changeLine(visitor);
  });

  it("orders once, and finds the order", async () => {
    await missPurchaseOrder(visitor);
    const carrier = await chooseDelivery(visitor);
    const order = await placeOnce(visitor);
    await findInHistory(visitor, order, carrier);
  });
});
