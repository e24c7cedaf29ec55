import { readPdf } from "@purvey/server/testing/pdf-text";
import { expect } from "vitest";
import { focused } from "../support/focused.ts";
import type { Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

/** Opens the lists from the rail. */
export async function openLists(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Lists" }).click();
  await page.getByRole("heading", { level: 1, name: "Lists" }).waitFor();
  await rowsOf(visitor, "Lists").getByRole("link", { name: "Weekly shop supplies" }).waitFor();
  await page.getByRole("table", { name: "Favourites" }).getByRole("link", { name: "HB-M8-40" }).waitFor();
}

/** A new list without a name is asked for one; then it is there and empty. */
export async function createList({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole("button", { name: "New list" }).press("Enter");
  await page.getByRole("button", { name: "Create the list" }).click();
  await page.getByText("Give the list a name.").waitFor();
  await page.getByLabel(/Name of the list/).fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("The list is empty.").waitFor();
}

/** Puts a part on the open list by the keyboard alone. */
export async function addPart(visitor: Visitor, part: string, quantity: string, said: string): Promise<void> {
  const { page } = visitor;
  await page.getByLabel("Part number").focus();
  await page.keyboard.type(part);
  await page.keyboard.press("Tab");
  await page.keyboard.type(quantity);
  await page.keyboard.press("Enter");
  await page.getByText(said).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
}

/** Quantity, priority and note of a line, at once on the screen; one record goes, one comes. */
export async function changeLine(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("button", { name: "Change CUT-115-1" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Wanted" }).fill("30");
  await dialog.getByLabel("Priority").fill("7");
  await dialog.getByLabel("Note").fill("Bay 4");
  await expectSound(visitor, "a line");
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = rowsOf(visitor, "Lines").filter({ hasText: "CUT-115-1" });
  await row.locator("q", { hasText: "Bay 4" }).waitFor();
  expect(await row.textContent()).toMatch(/30\s*EA/);
  await expect.poll(() => visitor.calls.filter((call) => call.startsWith("DELETE")).length).toBe(1);
}

/** Holds every removal of a line back on its way to the server, until the answer is called. */
export async function holdRemovals({ page }: Visitor): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/line/*", async (route) => {
    if (route.request().method() === "DELETE") await gate;
    return route.fallback();
  });
  return letGo;
}

/** A line goes and comes back with its note, though a change of it is still under way: the new line is meant. */
export async function removeAndUndo(visitor: Visitor, changed: () => void): Promise<void> {
  const { page } = visitor;
  const rows = rowsOf(visitor, "Lines");
  const before = await rows.count();
  await page.getByRole("button", { name: "Remove CUT-115-1" }).press("Enter");
  await expect.poll(() => rows.count()).toBe(before - 1);
  changed();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => rows.count()).toBe(before);
  await rows.filter({ hasText: "CUT-115-1" }).locator("q", { hasText: "Bay 4" }).waitFor();
}

/** The list on paper has its lines, its owner and the notes. */
export async function expectPrinted({ page, site }: Visitor, title: string): Promise<void> {
  await page.getByRole("button", { name: `PDF of “${title}”` }).click();
  const address = (await page.getByRole("link", { name: "Save the file" }).getAttribute("href")) ?? "";
  const answer = await fetch(site.baseUrl + address);
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(text).toContain("CUT-115-1");
  expect(text).toContain("Bay 4");
  expect(text).toContain("Bar code");
  await page.getByRole("button", { name: "Close" }).click();
}

/** The link that the list is shared by. */
export async function shareLink(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();
  await expectSound(visitor, "share");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Share");
  return link;
}
