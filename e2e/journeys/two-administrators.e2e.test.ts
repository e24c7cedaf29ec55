import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  browser = await openBrowser();
  site = await openSite("embedded");
});
afterAll(() => browser.close());

/** What one administrator edits, and how a value gets there. */
interface Edit {
  readonly what: string;
  readonly path: string;
  /** Types a value; it is not stored yet. */
  readonly type: (page: Page, value: string) => Promise<void>;
  /** What the field holds. */
  readonly value: (page: Page) => Promise<string>;
  /** What says that it is stored. */
  readonly stored: RegExp;
}

const field = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const inDialog = (page: Page, name: string | RegExp) => page.getByRole("dialog").getByRole("textbox", { name });

const edits: readonly Edit[] = [
  {
    what: "an item",
    path: "/admin/catalog/NUT-M8-NY",
    type: (page, value) => field(page, /^Page title/).fill(value),
    value: (page) => field(page, /^Page title/).inputValue(),
    stored: /change stored/,
  },
  {
    what: "a user",
    path: "/admin/users/1",
    type: (page, value) => field(page, /^Name/).fill(value),
    value: (page) => field(page, /^Name/).inputValue(),
    stored: /is stored/,
  },
  {
    what: "a setting",
    path: "/admin/settings?service=pricing",
    type: async (page, value) => {
      await page.getByRole("button", { name: "Edit currency" }).click();
      await inDialog(page, /^Description/).fill(value);
      await page.getByRole("button", { name: "Take over" }).click();
    },
    value: async (page) => {
      await page.getByRole("button", { name: "Edit currency" }).click();
      const value = await inDialog(page, /^Description/).inputValue();
      await page.keyboard.press("Escape");
      return value;
    },
    stored: /1 setting is stored/,
  },
  {
    what: "a record of reference data",
    path: "/admin/reference/legacy/state?record=2",
    type: (page, value) => inDialog(page, /^stateName/).fill(value),
    value: (page) => inDialog(page, /^stateName/).inputValue(),
    stored: /is stored/,
  },
];

/** Opens the record for one more administrator. */
async function openFor(edit: Edit): Promise<Visitor> {
  const visitor = await openVisitor(browser, site);
  await visitor.signIn("ada", edit.path);
  return visitor;
}

const changesOf = ({ calls }: Visitor) => calls.filter((call) => /^(PUT|PATCH) /.test(call));

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Another administrator stores a value and leaves. */
async function theyStore(edit: Edit, value: string): Promise<void> {
  const other = await openFor(edit);
  await edit.type(other.page, value);
  await save(other.page);
  await other.page.getByText(edit.stored).first().waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
}

/** After a reload too somebody is told that another was faster, and takes what they stored. */
async function keepTheirs(edit: Edit, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await edit.type(page, "Mine");
  await theyStore(edit, "Theirs");
  await page.reload();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  await save(page);
  await page.getByText("Somebody has changed this to “Theirs” meanwhile.", { exact: false }).first().waitFor();
  expect(changesOf(visitor)).toEqual([]);
  expect(await visitor.findings(`${edit.what}, overtaken`)).toEqual([]);
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await page.getByText("Somebody has changed this", { exact: false }).first().waitFor({ state: "detached" });
  await expect.poll(() => edit.value(page)).toBe("Theirs");
  expect(changesOf(visitor)).toEqual([]);
}

/** Somebody is told that another was faster, and stores their own over it, once. */
async function keepTheirOwn(edit: Edit, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await edit.type(page, "Mine after all");
  await theyStore(edit, "Theirs again");
  await save(page);
  await page.getByText("Somebody has changed this to “Theirs again” meanwhile.", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByText(edit.stored).first().waitFor();
  expect(changesOf(visitor)).toHaveLength(1);
}

/** What somebody does about it: one of the two for each kind in turn, in `npm run test:all` both, one after the other. */
const choices = [keepTheirs, keepTheirOwn];

describe.each(edits)("two administrators of $what", (edit) => {
  it("are told of each other, and choose between theirs and their own", async () => {
    const visitor = await openFor(edit);
    for (const choose of turn(choices, edits.indexOf(edit) % 2, 2)) await choose(edit, visitor);
    await visitor.close();
  });
});

it("tells of a secret that somebody else has set meanwhile, and takes the newer one after that", async () => {
  const account = (licenseKey: string) => JSON.stringify({ accountId: "2000000000", licenseKey });
  const ada = await openVisitor(browser, site);
  await ada.signIn("ada");
  const { page } = ada;
  await ada.open("/admin/settings?service=tax&adding=1");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Setting", { exact: false }).fill("avatax");
  await dialog.getByLabel("Value", { exact: false }).first().fill(account("first"));
  await dialog.getByRole("button", { name: "Create the setting" }).click();
  await page.getByText("avatax is set.").waitFor();
  const replace = async (of: Page, value: string) => {
    await of.getByLabel("New value", { exact: false }).first().fill(account(value));
    await of.getByRole("button", { name: "Replace the value" }).click();
  };
  await page.getByRole("button", { name: "Edit avatax" }).click();
  const other = await openVisitor(browser, site);
  await other.signIn("ada", "/admin/settings?service=tax");
  await other.page.getByRole("button", { name: "Edit avatax" }).click();
  await replace(other.page, "theirs");
  await other.page.getByText("avatax has a new value.").waitFor();
  await other.close();
  ada.expectRefusal(409);
  await replace(page, "mine");
  await page.getByText("Somebody has changed this setting meanwhile", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Replace the value" }).click();
  await page.getByText("avatax has a new value.").waitFor();
  await ada.close();
});
