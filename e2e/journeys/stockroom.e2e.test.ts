import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import { endAtFailure } from "../support/signed-in.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import {
  correctRefusedUsage,
  countRack,
  createRestock,
  openBoard,
  receiveLots,
  transferTooMuch,
  useDiscs,
} from "./stockroom-steps.ts";

describe.each(turn(databases, 1, 2))("J3 on %s: a stockroom", (kind) => {
  let visitor: Visitor;
  let browser: Browser;
  endAtFailure();
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await openVisitor(browser, await openSite(kind), { fresh: true });
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  it("is read on its board", () => openBoard(visitor));

  it("is restocked by orders", () => createRestock(visitor));

  it("is counted", () => countRack(visitor));

  it("is used from", () => useDiscs(visitor));

  it("refuses a transfer of more than there is", () => transferTooMuch(visitor));

  it("takes a usage corrected that was refused", () => correctRefusedUsage(visitor));

  it("receives goods in lots", () => receiveLots(visitor));
});
