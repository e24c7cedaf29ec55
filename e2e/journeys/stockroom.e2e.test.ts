import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import {
  correctRefusedUsage,
  countRack,
  createRestock,
  openBoard,
  receiveLots,
  transferTooMuch,
  useDiscs,
} from "./stockroom-steps.ts";

describe.each(turn(databases, 1, 2))("J3 on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("leads from the board to restock orders, a count, usage, a refused transfer and a receipt in lots", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    await openBoard(visitor);
    await createRestock(visitor);
    await countRack(visitor);
    await useDiscs(visitor);
    await transferTooMuch(visitor);
    await correctRefusedUsage(visitor);
    await receiveLots(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
