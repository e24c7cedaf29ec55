import { expect } from "vitest";
import { expireToken, signInAgain } from "../support/session-end.ts";
import type { Visitor } from "../support/visitor.ts";

/** Opens the editor of an item from the catalogue. */
export async function openEditor(visitor: Visitor, item: string): Promise<void> {
  const { page } = visitor;
  await visitor.open(`/admin/catalog?q=${item}`);
  await page.getByRole("link", { name: `Edit ${item}`, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: item }).waitFor();
  await page.getByLabel("Page title").waitFor();
}

/** Asks for a text, edits it before it is taken over, and finds it again after a reload. */
export async function acceptSuggestion({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Suggest: Web description" }).click();
  const suggested = page.getByRole("textbox", { name: "Suggestion: Web description" });
  expect(await suggested.inputValue()).toContain("bolt");
  await suggested.fill("x".repeat(3999));
  await suggested.pressSequentially("yyy");
  await page.getByText("4,000 / 4,000").waitFor();
  expect(await suggested.inputValue()).toHaveLength(4000);
  await suggested.fill("Hex bolt for machines. Sold by the box of 100.");
  await page.getByRole("button", { name: "Accept" }).click();
  const accepted = page.getByRole("textbox", { name: "Web description", exact: true });
  await page.reload();
  await page.getByLabel("Page title").waitFor();
  expect(await accepted.inputValue()).toBe("Hex bolt for machines. Sold by the box of 100.");
}

/** Changes brand and material beside the accepted text; the material is refused once, the other two are stored. */
export async function storePartly(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByLabel("Brand", { exact: true }).selectOption("Klebor");
  await page.getByLabel("Material", { exact: true }).fill("Stainless steel");
  const bar = page.getByRole("region", { name: /not stored$/ });
  await bar.getByText("3 changes are not stored").waitFor();
  await bar.getByRole("button", { name: "Show the changes" }).click();
  expect(await bar.getByRole("listitem").count()).toBe(3);
  visitor.expectRefusal(422);
  const refused = "**/attributes/*/values/*";
  const message = "The service takes no values now.";
  await page.route(refused, (route) =>
    route.fulfill({ status: 422, json: { error: { code: "BUSINESS_LOGIC_ERROR", message } } }),
  );
  await bar.getByRole("button", { name: "Save" }).click();
  await bar.getByText("2 of 3 stored").waitFor();
  expect(await bar.getByRole("listitem").allTextContents()).toEqual([expect.stringContaining("Material")]);
  expect(await page.getByLabel("Material", { exact: true }).inputValue()).toBe("Stainless steel");
  await page.unroute(refused);
  await bar.getByRole("button", { name: "Save" }).click();
  await page.getByText("1 change stored").waitFor();
  await page.reload();
  await page.getByLabel("Page title").waitFor();
  expect(await page.getByLabel("Brand", { exact: true }).inputValue()).toBe("Klebor");
  expect(await page.getByLabel("Material", { exact: true }).inputValue()).toBe("Stainless steel");
}

/** Saves after the session has ended: signing in over the page, the save goes on with what was typed. */
export async function saveAfterTheSession(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  visitor.expectRefusal(401);
  await page.getByLabel("Page title").fill("Typed before the session ended");
  await expireToken(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog", { name: "Sign in again" }).waitFor();
  expect(await page.getByLabel("Page title").inputValue()).toBe("Typed before the session ended");
  await signInAgain(page);
  await page.getByText("1 change stored").waitFor();
  await page.reload();
  await page.getByLabel("Page title").waitFor();
  expect(await page.getByLabel("Page title").inputValue()).toBe("Typed before the session ended");
}

/** Two people at one text: who stores second is told what the other one stored, keeps what they typed, and decides. */
export async function saveAfterAnother({ page }: Visitor, other: Visitor): Promise<void> {
  await page.getByLabel("Page title").fill("Typed by the second");
  await openEditor(other, "HB-M8-40");
  await other.page.getByLabel("Page title").fill("Stored by the first");
  await other.page.getByRole("button", { name: "Save", exact: true }).click();
  await other.page.getByText("1 change stored").waitFor();
  const bar = page.getByRole("region", { name: /not stored$/ });
  await bar.getByRole("button", { name: "Save", exact: true }).click();
  await bar.getByText("Somebody has changed this to “Stored by the first” meanwhile.", { exact: false }).waitFor();
  expect(await page.getByLabel("Page title").inputValue()).toBe("Typed by the second");
  await bar.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("1 change stored").waitFor();
}

/** Somebody who may only look: Edit says which permission is missing, and so does the address of the editor itself. */
export async function lookWithoutEditing(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/admin/catalog?q=MTR-075");
  const edit = page.getByRole("button", { name: "Edit MTR-075" });
  await edit.waitFor();
  expect(await edit.getAttribute("aria-disabled")).toBe("true");
  expect(await edit.getAttribute("title")).toContain("catalog.write");
  await visitor.open("/admin/catalog/MTR-075");
  await page.getByText("You see this item, but cannot change it.").waitFor();
  await page.getByText("(catalog.write)").first().waitFor();
  expect(await page.getByLabel("Page title").isEditable()).toBe(false);
}
