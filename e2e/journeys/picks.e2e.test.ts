import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { deskAndPhone } from "../support/runs.ts";
import { scan } from "../support/scan.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";

describe.each(turn(deskAndPhone, 1, 2))("O10 picking a ticket by scan %s", (_name, options) => {
  let visitor: Visitor;
  let page: Page;
  endAtFailure();
  beforeAll(async () => {
    visitor = await signedIn("rita", "embedded", options);
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  const stop = () => page.getByRole("listitem", { name: "TA-01-1 HB-M8-40" });
  const verdict = () => page.getByRole("region", { name: "Scanner" }).locator("p");

  it("opens the ticket that is scanned, and says that nothing is posted to the ERP", async () => {
    await visitor.open("/ops/picks");
    await page.getByText("Nothing is to be picked here.").waitFor();
    await page.getByRole("combobox", { name: "Location" }).selectOption({ label: "20 · Toledo" });
    await page.getByRole("link", { name: "600001", exact: true }).waitFor();
    await page.getByText("Not posted to ERP.").waitFor();
    expect(await visitor.findings("picks")).toEqual([]);
    await scan(page, "600001");
    await page.getByRole("heading", { level: 1, name: "Pick ticket 600001" }).waitFor();
    await page.getByText("Not posted to ERP.").waitFor();
    await page.getByText("0 of 1 lines done").waitFor();
  });

  it("takes by scans of bin and item, and refuses what is not on the ticket", async () => {
    await scan(page, "TA-01-1");
    await verdict().getByText("TA-01-1: 2 BX of HB-M8-40").waitFor();
    expect(await stop().getAttribute("aria-current")).toBe("step");
    await scan(page, "HB-M8-40");
    await verdict().getByText("HB-M8-40: 1 of 2 BX from TA-01-1").waitFor();
    await stop().getByText("1 of 2 BX").waitFor();
    await scan(page, "CUT-115-1");
    await page.getByRole("alert").getByText("CUT-115-1 is not on this ticket.").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
  });

  it("asks why a line is short, and keeps the reason over a reload", async () => {
    await stop().getByRole("button", { name: "Short of HB-M8-40 in TA-01-1" }).click();
    const dialog = page.getByRole("dialog", { name: "Only 1 of 2 BX of HB-M8-40 in TA-01-1" });
    await dialog.getByRole("button", { name: "Keep as short" }).click();
    await dialog.getByText("Choose a reason.").waitFor();
    await dialog.getByRole("radio", { name: "Damaged" }).check();
    expect(await visitor.findings("short pick")).toEqual([]);
    await dialog.getByRole("button", { name: "Keep as short" }).click();
    await page.getByText("All lines are done here.").waitFor();
    await page.reload();
    await stop().getByText("1 of 2 BX · Damaged").waitFor();
    await page.getByText("1 of 1 lines done").waitFor();
    expect(visitor.calls.filter((call) => call.includes("pick-ticket"))).toEqual([]);
    expect(await visitor.findings("ticket done")).toEqual([]);
  });

  it("prints the ticket for the shipping desk", async () => {
    await page.getByRole("button", { name: "PDF", exact: true }).click();
    await expect.poll(() => visitor.calls.filter((call) => call.endsWith("/internal/pdf")).length).toBe(1);
    const shown = page.getByRole("dialog", { name: /pick-ticket/ });
    await shown.getByRole("link", { name: "Save the file" }).waitFor();
    await shown.getByRole("button", { name: "Close" }).click();
    await shown.waitFor({ state: "hidden" });
    expect(visitor.complaints).toEqual([]);
  });

  it("begins the walk again, and takes that back", async () => {
    await page.getByRole("button", { name: "Begin again" }).click();
    await page.getByText("0 of 1 lines done").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("1 of 1 lines done").waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it("calls nothing short of which everything is taken", async () => {
    await stop().getByRole("button", { name: "Take all of HB-M8-40 from TA-01-1" }).click();
    await stop().getByText("Taken", { exact: true }).waitFor();
    const short = stop().getByRole("button", { name: "Short of HB-M8-40 in TA-01-1" });
    expect(await short.getAttribute("aria-disabled")).toBe("true");
  });
});
