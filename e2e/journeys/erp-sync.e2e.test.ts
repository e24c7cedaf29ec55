import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { databasesAndPhone } from "../support/runs.ts";
import { endAtFailure, signedIn } from "../support/signed-in.ts";
import type { Visitor } from "../support/visitor.ts";

/** What the ERP says of the order that the fixture world has on hold. */
const reason = /The state Ohio is not two capital letters, as OH; correct shipToState\./;

describe.each(turn(databasesAndPhone, 0, 2))(
  "O14 an order that does not arrive in the ERP, on %s",
  (_name, kind, options) => {
    let visitor: Visitor;
    let page: Page;
    endAtFailure();
    beforeAll(async () => {
      visitor = await signedIn("ada", kind, options);
      page = visitor.page;
    });
    afterAll(() => visitor.close());

    it("stands on the worklist, and in the list with its age and the reason", async () => {
      await visitor.open("/ops");
      await page.getByRole("link", { name: /2\s*imports stuck/ }).click();
      await page.getByText("2 documents are stuck").waitFor();
      const row = page.getByRole("row").filter({ hasText: "Order 500003" });
      expect(await row.innerText()).toMatch(/2 days 1\d h/);
      const said = row.getByText(reason).filter({ visible: true });
      await said.waitFor();
      expect(await said.count()).toBe(1);
      expect(await visitor.findings("stuck documents")).toEqual([]);
    });

    it("leads to the document, whose order is shown with its lines", async () => {
      await page.getByRole("link", { name: "Order 500003" }).click();
      await page.getByRole("heading", { level: 1, name: "Import 60002" }).waitFor();
      await page.getByText(reason).waitFor();
      await page.getByRole("table", { name: "Lines" }).getByText("HB-M8-40").waitFor();
      await page.getByText("The document as it is sent").click();
      await page.getByText('"shipToState": "Ohio"', { exact: false }).waitFor();
      expect(await visitor.findings("stuck document")).toEqual([]);
    });

    it("is handed over again, and says that the ERP refused it again and why", async () => {
      const attempts = page.locator("dl div").filter({ hasText: "Attempts" }).locator("dd");
      expect(await attempts.textContent()).toBe("1");
      await page.getByRole("button", { name: "Resubmit", exact: true }).click();
      await page.getByText(/^Import 60002 is on hold again: The state/).waitFor();
      await expect.poll(() => attempts.textContent()).toBe("2");
      expect(visitor.calls.filter((call) => /\/import\/60002$/.test(call))).toHaveLength(1);
      expect(await visitor.findings("resubmitted document")).toEqual([]);
    });

    it("stays closed for what is on its way, and says why", async () => {
      await page.goBack();
      const again = page.getByRole("button", { name: "Resubmit import 60003" });
      await again.waitFor();
      const why = [await again.getAttribute("aria-disabled"), await again.getAttribute("aria-description")];
      expect(why).toEqual(["true", "Only what is on hold is handed over again; this is On its way."]);
      expect(visitor.complaints).toEqual([]);
    });
  },
);
