import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

describe("API keys in the administration", () => {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
  });
  afterAll(() => browser?.close());

  it("are made, shown once, used by a program, and revoked", async () => {
    const visitor = await openVisitor(browser, site);
    const { page } = visitor;
    await visitor.signIn("ada", "/admin/keys");
    await page.getByText("There are no API keys yet.").waitFor();
    await page.getByRole("button", { name: "New API key" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await dialog.getByText("Name must not be empty.").waitFor();
    await dialog.getByText("Permissions must not be empty.").waitFor();
    expect(await dialog.getByText("key.write").count()).toBe(0);
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Price feed");
    await dialog.getByRole("checkbox", { name: /catalog\.read/ }).check();
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await page.getByRole("button", { name: "I have stored it" }).waitFor();
    const key = await page.getByRole("dialog").getByRole("textbox", { name: "API key" }).inputValue();
    expect(key).toMatch(/^purvey_[0-9A-Za-z]{38}$/);
    const asked = async () =>
      (
        await fetch(new URL("/api/items/brands?limit=1", page.url()), {
          headers: { "x-site-id": site.site, authorization: `Bearer ${key}` },
        })
      ).status;
    expect(await asked()).toBe(200);
    await page.getByRole("button", { name: "I have stored it" }).click();
    const row = page.getByRole("row", { name: /Price feed/ });
    await row.getByText(`${key.slice(0, 15)}…`).waitFor();
    expect(await page.content()).not.toContain(key);
    await row.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("button", { name: "Revoke Price feed" }).click();
    await page.getByText("Price feed is revoked.").waitFor();
    await row.getByText("Revoked").waitFor();
    await expect.poll(asked).toBe(401);
    expect(await visitor.findings("API keys")).toEqual([]);
    await visitor.close();
  });
});
