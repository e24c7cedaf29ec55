import type { Page } from "playwright-core";
import { paste } from "../paste.ts";
import { find } from "./find.ts";
import type { Screen } from "./screen.ts";

const orderedParts = [
  "HB-M8-25\t1\tBX\tDock 3",
  "HB-M12-60\t1",
  "CUT-115-1\t5\tEA",
  "GLV-NIT-M\t1\tBX",
  "NUT M8 NY\t100",
  "ZZZ-404\t1",
  "HB-M8-40\t150 EA",
].join("\r\n");

async function pasteLines(page: Page): Promise<void> {
  const lines = page.getByRole("textbox", { name: "Lines" });
  await lines.focus();
  await paste(page, orderedParts);
  await page.getByText("To fix").first().waitFor();
}

async function fillCart(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const item of ["HB-M8-40", "GLV-NIT-L"]) {
    await page.goto(`${origin}/shop/i/${item}`);
    await page.getByRole("button", { name: `Add ${item} to the cart` }).click();
    await page.getByText(`of ${item} added to the cart.`, { exact: false }).waitFor();
  }
  await page.goto(`${origin}/shop/cart`);
  await page.getByRole("link", { name: "HB-M8-40" }).first().waitFor();
}

async function checkOut(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await page.getByLabel(/Purchase order number/).waitFor();
}

async function openReorder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Reorder" }).click();
  await page.getByRole("dialog").getByText("Needs a choice", { exact: true }).waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").waitFor();
}

const shopping = { area: "shop", user: "dana" } as const;
const buying = { ...shopping, permission: "cart.write", ofCustomer: true } as const;
const keeping = { ...shopping, permission: "catalog.read", ofCustomer: true } as const;
const looking = { ...shopping, permission: "customer.read", ofCustomer: true } as const;

/** What somebody sees who buys. */
export const shopScreens: readonly Screen[] = [
  { ...shopping, name: "home", route: "/shop", path: "/shop", heading: /^Shop$/, unlinked: true },
  {
    ...shopping,
    name: "search-start",
    route: "/shop/search",
    path: "/shop/search",
    heading: /^Results$/,
    unlinked: true,
  },
  { ...shopping, name: "results", route: "/shop/search", path: "/shop/search?q=bolt", heading: /bolt/ },
  { ...shopping, name: "nothing-found", route: "/shop/search", path: "/shop/search?q=qqqqqqqq", heading: /qqqqqqqq/ },
  {
    ...shopping,
    name: "categories",
    route: "/shop/c",
    path: "/shop/c",
    heading: /^All categories$/,
    unlinked: true,
  },
  {
    ...shopping,
    name: "categories-none",
    route: "/shop/c",
    path: "/shop/c?q=qqqq",
    heading: /^All categories$/,
    unlinked: true,
  },
  { ...shopping, name: "category-root", route: "/shop/c/$category", path: "/shop/c/1", heading: /^Fasteners$/ },
  { ...shopping, name: "category", route: "/shop/c/$category", path: "/shop/c/2", heading: /^Hex Bolts$/ },
  {
    ...shopping,
    name: "category-unknown",
    route: "/shop/c/$category",
    path: "/shop/c/99999",
    heading: /99999/,
    refusal: 404,
  },
  { ...shopping, name: "brand", route: "/shop/b/$brand", path: "/shop/b/1", heading: /^Vega$/ },
  {
    ...shopping,
    name: "brand-unknown",
    route: "/shop/b/$brand",
    path: "/shop/b/nobody",
    heading: /nobody/,
    refusal: 404,
  },
  {
    ...shopping,
    name: "compare",
    route: "/shop/compare",
    heading: /^Compare$/,
    unlinked: true,
    path: "/shop/compare?items=HB-M8-40,HB-M8-25,HB-M12-60,GLV-NIT-L",
  },
  {
    ...shopping,
    name: "compare-nothing",
    route: "/shop/compare",
    path: "/shop/compare",
    heading: /^Compare$/,
    unlinked: true,
  },
  { ...shopping, name: "item", route: "/shop/i/$item", path: "/shop/i/HB-M8-40", heading: /HB-M8-40/ },
  { ...shopping, name: "item-discontinued", route: "/shop/i/$item", path: "/shop/i/SEAL-XT", heading: /SEAL-XT/ },
  {
    ...shopping,
    name: "item-unknown",
    route: "/shop/i/$item",
    path: "/shop/i/NOT-THERE",
    heading: /NOT-THERE/,
    refusal: 404,
  },
  { ...buying, name: "quick-order", route: "/shop/quick-order", path: "/shop/quick-order", heading: /^Quick order$/ },
  {
    ...buying,
    name: "quick-order-filled",
    route: "/shop/quick-order",
    path: "/shop/quick-order",
    heading: /^Quick order$/,
    reach: pasteLines,
  },
  { ...keeping, name: "lists", route: "/shop/lists", path: "/shop/lists", heading: /^Lists$/ },
  {
    ...keeping,
    name: "lists-new",
    route: "/shop/lists",
    path: "/shop/lists",
    heading: /^Lists$/,
    reach: (page) => openDialog(page, "New list"),
  },
  {
    ...keeping,
    name: "list",
    route: "/shop/lists/$list",
    path: "/shop/lists/1?owner=1",
    heading: /Weekly shop supplies/,
  },
  {
    ...keeping,
    name: "list-line",
    route: "/shop/lists/$list",
    path: "/shop/lists/1",
    heading: /Weekly shop supplies/,
    reach: (page) => openDialog(page, "Change CUT-115-1"),
  },
  {
    ...keeping,
    name: "list-of-colleague",
    route: "/shop/lists/$list",
    path: "/shop/lists/1?owner=1",
    user: "amir",
    heading: /Weekly shop supplies/,
  },
  { ...keeping, name: "list-unknown", route: "/shop/lists/$list", path: "/shop/lists/99999", heading: /^List$/ },
  { ...buying, name: "cart-before", route: "/shop/cart", path: "/shop/cart", heading: /^Cart$/ },
  { ...buying, name: "cart", route: "/shop/cart", path: "/shop/cart", heading: /^Cart$/, reach: fillCart },
  { ...buying, name: "checkout", path: "/shop/cart", heading: /^Cart$/, reach: checkOut },
  {
    ...buying,
    name: "checkout-unknown",
    route: "/shop/checkout/$uid",
    path: "/shop/checkout/99999",
    heading: /^Checkout$/,
    refusal: 404,
  },
  { ...looking, name: "orders", route: "/shop/orders", path: "/shop/orders", heading: /^Orders$/ },
  {
    ...looking,
    name: "orders-none",
    route: "/shop/orders",
    path: "/shop/orders?q=nothing-like-it",
    heading: /^Orders$/,
  },
  { ...looking, name: "order", route: "/shop/orders/$no", path: "/shop/orders/500001", heading: /500001/ },
  {
    ...looking,
    name: "reorder",
    route: "/shop/orders/$no",
    path: "/shop/orders/500002",
    heading: /500002/,
    reach: openReorder,
  },
  {
    ...looking,
    name: "order-unknown",
    route: "/shop/orders/$no",
    path: "/shop/orders/99999",
    heading: /99999/,
    refusal: 404,
  },
  { ...looking, name: "invoices", route: "/shop/invoices", path: "/shop/invoices", heading: /^Invoices$/ },
  {
    ...looking,
    name: "invoices-none",
    route: "/shop/invoices",
    path: "/shop/invoices?q=nothing-like-it",
    heading: /^Invoices$/,
  },
  {
    ...shopping,
    name: "account",
    route: "/shop/account",
    path: "/shop/account",
    heading: /^Account$/,
    ofCustomer: true,
  },
  { ...looking, name: "quotes", route: "/shop/quotes", path: "/shop/quotes", heading: /^Quotes$/ },
  {
    ...shopping,
    name: "quote-requests",
    route: "/shop/quote-requests",
    path: "/shop/quote-requests?show=all",
    heading: /^Quote requests$/,
    permission: "cart.write",
  },
  {
    ...shopping,
    name: "quote-request-unknown",
    route: "/shop/quote-requests/$request",
    path: "/shop/quote-requests/99999",
    heading: /99999/,
    permission: "cart.write",
    refusal: 404,
  },
  { ...shopping, name: "no-such-checkout", path: "/shop/checkout/none", heading: /There is no such page/ },
  { ...shopping, name: "no-such-page", path: "/nowhere", heading: /There is no such page/ },
  { ...shopping, name: "palette", path: "/shop", heading: /^Shop$/, reach: find("glove") },
];
