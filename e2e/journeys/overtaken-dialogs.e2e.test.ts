import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeNow } from "../support/change-now.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";
import { clientOf } from "./stockroom-steps.ts";

type Client = Awaited<ReturnType<typeof clientOf>>;

/** A record that is edited in a dialog of its own, and one field of it. */
interface Editor {
  readonly what: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
  readonly store: (client: Client, value: string) => PromiseLike<unknown>;
  readonly stored: (client: Client) => Promise<string | null>;
}

const edit = async (page: Page, table: string) => {
  await page
    .getByRole("table", { name: table })
    .getByRole("button", { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
};
const product = async ({ vmi }: Client) => {
  const [first] = await vmi.products.list({ customerId: 100200, limit: 1 }).data;
  return first ?? expect.fail("There is no product.");
};
const section = async ({ vmi }: Client) => {
  const [first] = await vmi.sections.list({ customerId: 100200, orderBy: "section_name|ASC", limit: 1 }).data;
  return first ?? expect.fail("There is no section.");
};

const rubric = async ({ ai }: Client) => {
  const [first] = await ai.rubrics.list({ limit: 1 }).data;
  return first ?? expect.fail("There is no rubric.");
};

const editors: readonly Editor[] = [
  {
    what: "a stockroom",
    path: "/ops/vmi/1",
    open: (page) => page.getByRole("button", { name: "Edit", exact: true }).click(),
    field: "Where",
    store: ({ vmi }, warehouseDesc) => vmi.warehouse.update({ warehouseUid: 1, warehouseDesc }),
    stored: async ({ vmi }) => (await vmi.warehouse.get({ warehouseUid: 1 }).data).warehouseDesc,
  },
  {
    what: "a section",
    path: "/ops/vmi/1?tab=sections",
    open: (page) => edit(page, "Sections"),
    field: "What lies in it",
    store: async (client, sectionDesc) =>
      client.vmi.sections.update({ sectionsUid: (await section(client)).sectionsUid, sectionDesc }),
    stored: async (client) => (await section(client)).sectionDesc,
  },
  {
    what: "a customer's own product",
    path: "/ops/vmi/1?tab=products",
    open: (page) => edit(page, "Own products"),
    field: "Description",
    store: async (client, productsDesc) =>
      client.vmi.products.update({ productsUid: (await product(client)).productsUid, productsDesc }),
    stored: async (client) => (await product(client)).productsDesc,
  },
  {
    what: "a rubric",
    path: "/admin/assistant?tab=rubrics",
    open: (page) => page.getByRole("button", { name: "Change rubric" }).first().click(),
    field: "What a text must satisfy",
    store: async (client, description) =>
      client.ai.rubrics.update({ rubricsUid: (await rubric(client)).rubrics_uid, description }),
    stored: async (client) => (await rubric(client)).description,
  },
];

describe("what somebody else has changed meanwhile", () => {
  let browser: Browser;
  let site: ServedSite;
  let ada: Client;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
    ada = await clientOf(site, "ada");
  });
  afterAll(() => browser.close());

  async function signedIn(username: string, path?: string): Promise<Visitor> {
    const visitor = await openVisitor(browser, site);
    await visitor.signIn(username, path);
    return visitor;
  }

  it.each(editors)("is told in the dialog of $what: theirs or mine", async ({ what, path, open, field, ...record }) => {
    const visitor = await signedIn("ada", path);
    const { page } = visitor;
    const dialog = page.getByRole("dialog");
    const value = dialog.getByLabel(field);
    const overtake = async (mine: string, theirs: string) => {
      await open(page);
      await value.fill(mine);
      await record.store(ada, theirs);
      visitor.expectRefusal(409);
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.getByText("Somebody has changed this meanwhile.").waitFor();
      expect([await value.inputValue(), await record.stored(ada)]).toEqual([mine, theirs]);
    };
    await overtake("Mine", "Theirs");
    await expectSound(visitor, `dialog of ${what}, overtaken`);
    await dialog.getByRole("button", { name: "Keep theirs" }).click();
    await dialog.waitFor({ state: "detached" });
    await open(page);
    await expect.poll(() => value.inputValue()).toBe("Theirs");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await overtake("Mine after all", "Theirs again");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await record.stored(ada)).toBe("Mine after all");
    await visitor.close();
  });

  it("is told to who offers prices for a request that its buyer has taken back", async () => {
    const amir = await clientOf(site, "amir");
    const lines = [{ itemId: "MTR-075", quantity: 4, unitOfMeasure: "EA" }];
    const { quoteRequestUid } = await amir.commerce.quoteRequests.create({ customerId: 100200, lines }).data;
    const sara = await signedIn("sara", `/shop/quote-requests/${quoteRequestUid}`);
    const { page } = sara;
    const dialog = page.getByRole("dialog");
    const begin = async () => {
      await page.getByRole("button", { name: "Offer prices" }).click();
      await dialog.getByRole("group", { name: "Line 1" }).getByLabel("Price", { exact: true }).fill("150");
      await dialog.getByLabel(/Last day of the prices/).fill("2039-12-31");
    };
    const send = async () => {
      sara.expectRefusal(409);
      await dialog.getByRole("button", { name: "Offer prices" }).click();
    };
    await begin();
    const of = { quoteRequestUid };
    const read = async () => (await amir.commerce.quoteRequests.get(of).data).dateLastModified;
    await changeNow(read, () => amir.commerce.quoteRequests.counter({ ...of, lines: [{ ...lines[0], quantity: 6 }] }));
    await send();
    await dialog.getByText("Somebody has changed this meanwhile.").waitFor();
    await expectSound(sara, "offer for a request that was changed");
    await dialog.getByRole("button", { name: "Keep theirs" }).click();
    await dialog.waitFor({ state: "detached" });
    await begin();
    expect(await dialog.getByRole("group", { name: "Line 1" }).getByLabel("Quantity").inputValue()).toBe("6");
    await changeNow(read, () => amir.commerce.quoteRequests.withdraw(of).safe());
    await send();
    await dialog
      .getByText(`The request ${quoteRequestUid} for a quote was withdrawn by Amir Haddad`, { exact: false })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Withdrawn", { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: "Offer prices" }).count()).toBe(0);
    await sara.close();
  });

  it("is told to who declines an approval that its buyer has taken back, and the page goes with it", async () => {
    const dana = await clientOf(site, "dana");
    const { cartHdrUid } = await dana.commerce.cartHdr.lookup({ userId: 1, userCartNo: 7 }).data;
    await dana.commerce.cartLine.add({
      cartHdrUid,
      lines: [{ itemId: "MTR-075", quantity: 4, unitOfMeasure: "EA" }],
    });
    const { checkoutUid } = await dana.commerce.checkout.create({ cartHdrUid, customerPoNumber: "PO-BIG" }).data;
    const { approvalUid } = await dana.commerce.approvals.create({ checkoutUid }).data;
    const amir = await signedIn("amir", `/shop/checkout/${checkoutUid}`);
    const { page } = amir;
    await page.getByRole("button", { name: "Do not approve …" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why not, or what should be different").fill("One motor is enough.");
    await dana.commerce.approvals.withdraw({ approvalUid });
    amir.expectRefusal(409);
    await dialog.getByRole("button", { name: "Tell Dana Whitfield" }).click();
    await dialog.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Do not approve …" }).waitFor({ state: "detached" });
    await expectSound(amir, "approval that was taken back");
    await amir.close();
  });
});
