import type { Permission } from "@purvey/contract/permissions";
import type { Page } from "playwright-core";
import { paste } from "./paste.ts";

/** Where a screen belongs: an area, or the door before them. */
export type ScreenArea = "door" | "shop" | "ops" | "admin" | "dev";

/** The people of the demonstration who look at screens. */
export type DemoUser = "dana" | "amir" | "walt" | "rita" | "sara" | "ada" | "ned" | "dev";

/** A screen in a state that is worth a look. Paths hold in the fixture world and in the demonstration around it. */
export interface Screen {
  readonly area: ScreenArea;
  /** Unique in its area; the name of the picture. */
  readonly name: string;
  /** The route's path in the router's tree; nothing where no route answers. */
  readonly route?: string;
  readonly path: string;
  /** Whose screen it is; nobody is signed in at the door. */
  readonly user?: DemoUser;
  readonly heading: RegExp;
  /** What the route asks for beyond its area. */
  readonly permission?: Permission;
  /** Only for somebody who buys for a customer. */
  readonly ofCustomer?: true;
  /** Not among the links of the rail: reached from other screens, as those with parameters always are. */
  readonly unlinked?: true;
  /** Answers that belong to the screen though they refuse. */
  readonly refusal?: number;
  /** From the screen as it opens to the state that is meant. */
  readonly reach?: (page: Page) => Promise<void>;
}

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

/** Types into the palette; the first hit is there. */
function find(words: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "What do you look for?" }).fill(words);
    await page.getByRole("dialog").getByRole("option").first().waitFor();
  };
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").waitFor();
}

async function openTrace(page: Page): Promise<void> {
  await page.locator("#main h1").first().click();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.getByRole("dialog").waitFor();
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("200").first().waitFor();
}

/** Sends two calls of the endpoint, and opens the log, which has them in its history. */
async function openLog(page: Page): Promise<void> {
  await page.getByLabel(/^limit/).fill("1");
  await send(page);
  await page.getByLabel(/^limit/).fill("2");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("region", { name: "Answer", exact: true }).getByText(/\b2\b/).first().waitFor();
  await page.goto(`${new URL(page.url()).origin}/dev/log`);
  await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
  await page.getByRole("row").nth(2).waitFor();
}

/** The log with two answers of one endpoint, and what differs between them. */
async function compareInLog(page: Page): Promise<void> {
  await openLog(page);
  const answered = page.getByRole("row").filter({ hasText: "/api/items/brands" });
  for (const row of [answered.nth(0), answered.nth(1)]) await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("dialog").getByRole("table").waitFor();
}

/** A refusal that a person provoked, as the client threw it. */
async function provokeError(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Provoke VALIDATION_ERROR" }).first().click();
  await page
    .locator(".provoked")
    .getByText(/ValidationError/)
    .first()
    .waitFor();
}

async function openTicket(page: Page): Promise<void> {
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("list", { name: "Lines" }).waitFor();
}

async function startCounting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start counting" }).click();
  await page.getByRole("button", { name: "Start counting" }).waitFor({ state: "detached" });
}

const shopping = { area: "shop", user: "dana" } as const;
const buying = { ...shopping, permission: "cart.write", ofCustomer: true } as const;
const keeping = { ...shopping, permission: "catalog.read", ofCustomer: true } as const;
const looking = { ...shopping, permission: "customer.read", ofCustomer: true } as const;

const shopScreens: readonly Screen[] = [
  { ...shopping, name: "home", route: "/shop", path: "/shop", heading: /^Shop$/, unlinked: true },
  {
    ...{ ...shopping, name: "search-start", route: "/shop/search", path: "/shop/search", heading: /^Results$/ },
    unlinked: true,
  },
  { ...shopping, name: "results", route: "/shop/search", path: "/shop/search?q=bolt", heading: /bolt/ },
  { ...shopping, name: "nothing-found", route: "/shop/search", path: "/shop/search?q=qqqqqqqq", heading: /qqqqqqqq/ },
  {
    ...{ ...shopping, name: "categories", route: "/shop/c", path: "/shop/c", heading: /^All categories$/ },
    unlinked: true,
  },
  {
    ...{ ...shopping, name: "categories-none", route: "/shop/c", path: "/shop/c?q=qqqq", heading: /^All categories$/ },
    unlinked: true,
  },
  { ...shopping, name: "category-root", route: "/shop/c/$category", path: "/shop/c/1", heading: /^Fasteners$/ },
  { ...shopping, name: "category", route: "/shop/c/$category", path: "/shop/c/2", heading: /^Hex Bolts$/ },
  {
    ...{ ...shopping, name: "category-unknown", route: "/shop/c/$category", path: "/shop/c/99999" },
    ...{ heading: /99999/, refusal: 404 },
  },
  { ...shopping, name: "brand", route: "/shop/b/$brand", path: "/shop/b/1", heading: /^Vega$/ },
  {
    ...{ ...shopping, name: "brand-unknown", route: "/shop/b/$brand", path: "/shop/b/nobody", heading: /nobody/ },
    refusal: 404,
  },
  {
    ...{ ...shopping, name: "compare", route: "/shop/compare", heading: /^Compare$/, unlinked: true },
    path: "/shop/compare?items=HB-M8-40,HB-M8-25,HB-M12-60,GLV-NIT-L",
  },
  {
    ...{ ...shopping, name: "compare-nothing", route: "/shop/compare", path: "/shop/compare", heading: /^Compare$/ },
    unlinked: true,
  },
  { ...shopping, name: "item", route: "/shop/i/$item", path: "/shop/i/HB-M8-40", heading: /HB-M8-40/ },
  { ...shopping, name: "item-discontinued", route: "/shop/i/$item", path: "/shop/i/SEAL-XT", heading: /SEAL-XT/ },
  {
    ...{ ...shopping, name: "item-unknown", route: "/shop/i/$item", path: "/shop/i/NOT-THERE", heading: /NOT-THERE/ },
    refusal: 404,
  },
  { ...buying, name: "quick-order", route: "/shop/quick-order", path: "/shop/quick-order", heading: /^Quick order$/ },
  {
    ...{ ...buying, name: "quick-order-filled", route: "/shop/quick-order", path: "/shop/quick-order" },
    ...{ heading: /^Quick order$/, reach: pasteLines },
  },
  { ...keeping, name: "lists", route: "/shop/lists", path: "/shop/lists", heading: /^Lists$/ },
  {
    ...{ ...keeping, name: "lists-new", route: "/shop/lists", path: "/shop/lists", heading: /^Lists$/ },
    reach: (page) => openDialog(page, "New list"),
  },
  {
    ...{ ...keeping, name: "list", route: "/shop/lists/$list", path: "/shop/lists/1?owner=1" },
    heading: /Weekly shop supplies/,
  },
  {
    ...{ ...keeping, name: "list-line", route: "/shop/lists/$list", path: "/shop/lists/1" },
    ...{ heading: /Weekly shop supplies/, reach: (page) => openDialog(page, "Change CUT-115-1") },
  },
  {
    ...{ ...keeping, name: "list-of-colleague", route: "/shop/lists/$list", path: "/shop/lists/1?owner=1" },
    ...{ user: "amir", heading: /Weekly shop supplies/ },
  },
  { ...keeping, name: "list-unknown", route: "/shop/lists/$list", path: "/shop/lists/99999", heading: /^List$/ },
  { ...buying, name: "cart-before", route: "/shop/cart", path: "/shop/cart", heading: /^Cart$/ },
  { ...buying, name: "cart", route: "/shop/cart", path: "/shop/cart", heading: /^Cart$/, reach: fillCart },
  { ...buying, name: "checkout", path: "/shop/cart", heading: /^Cart$/, reach: checkOut },
  {
    ...{ ...buying, name: "checkout-unknown", route: "/shop/checkout/$uid", path: "/shop/checkout/99999" },
    ...{ heading: /^Checkout$/, refusal: 404 },
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
    ...{ ...looking, name: "reorder", route: "/shop/orders/$no", path: "/shop/orders/500002", heading: /500002/ },
    reach: openReorder,
  },
  {
    ...{ ...looking, name: "order-unknown", route: "/shop/orders/$no", path: "/shop/orders/99999", heading: /99999/ },
    refusal: 404,
  },
  { ...looking, name: "invoices", route: "/shop/invoices", path: "/shop/invoices", heading: /^Invoices$/ },
  {
    ...{ ...looking, name: "invoices-none", route: "/shop/invoices", path: "/shop/invoices?q=nothing-like-it" },
    heading: /^Invoices$/,
  },
  {
    ...{ ...shopping, name: "account", route: "/shop/account", path: "/shop/account", heading: /^Account$/ },
    ofCustomer: true,
  },
  { ...looking, name: "quotes", route: "/shop/quotes", path: "/shop/quotes", heading: /^Quotes$/ },
  { ...shopping, name: "no-such-checkout", path: "/shop/checkout/none", heading: /There is no such page/ },
  { ...shopping, name: "no-such-page", path: "/nowhere", heading: /There is no such page/ },
  { ...shopping, name: "palette", path: "/shop", heading: /^Shop$/, reach: find("glove") },
];

const inStockroom = { area: "ops", user: "walt", permission: "stockroom.read" } as const;
const atTheDock = { area: "ops", user: "rita" } as const;

const opsScreens: readonly Screen[] = [
  { ...atTheDock, name: "worklist", route: "/ops", path: "/ops", heading: /^(Operations|Worklist)$/ },
  { ...inStockroom, name: "stockrooms", route: "/ops/vmi", path: "/ops/vmi", heading: /^Stockrooms$/ },
  { ...inStockroom, name: "stockroom", route: "/ops/vmi/$warehouse", path: "/ops/vmi/1", heading: /Plant Toledo crib/ },
  {
    ...{ ...inStockroom, name: "board", route: "/ops/vmi/$warehouse/board", path: "/ops/vmi/1/board" },
    heading: /Min\/max board/,
  },
  {
    ...{ ...inStockroom, name: "board-all", route: "/ops/vmi/$warehouse/board", path: "/ops/vmi/1/board?show=all" },
    heading: /Min\/max board/,
  },
  {
    ...{ ...inStockroom, name: "count", route: "/ops/vmi/$warehouse/count", path: "/ops/vmi/1/count" },
    heading: /Count/,
  },
  {
    ...{ ...inStockroom, name: "count-begun", route: "/ops/vmi/$warehouse/count", path: "/ops/vmi/1/count" },
    ...{ heading: /Count/, reach: startCounting },
  },
  {
    ...{ ...inStockroom, name: "usage", route: "/ops/vmi/$warehouse/usage", path: "/ops/vmi/1/usage" },
    heading: /Use parts/,
  },
  {
    ...{ ...inStockroom, name: "stockroom-transfer", route: "/ops/vmi/$warehouse/transfer" },
    ...{ path: "/ops/vmi/1/transfer", heading: /Transfer/ },
  },
  {
    ...{ ...inStockroom, name: "stockroom-receive", route: "/ops/vmi/$warehouse/receive" },
    ...{ path: "/ops/vmi/1/receive", heading: /Receive/ },
  },
  { ...inStockroom, name: "restocks", route: "/ops/restock", path: "/ops/restock", heading: /^Restock orders$/ },
  { ...inStockroom, name: "restock", route: "/ops/restock/$restock", path: "/ops/restock/1", heading: /1/ },
  {
    ...{ ...atTheDock, name: "receiving", route: "/ops/receiving", path: "/ops/receiving", heading: /^Receiving$/ },
    permission: "purchasing.read",
  },
  {
    ...{ ...atTheDock, name: "receive", route: "/ops/receiving/$po", path: "/ops/receiving/900003", heading: /900003/ },
    permission: "purchasing.read",
  },
  {
    ...{ ...atTheDock, name: "transfers", route: "/ops/transfers", path: "/ops/transfers", heading: /^Transfers$/ },
    permission: "warehouse.read",
  },
  {
    ...{ ...atTheDock, name: "picks", route: "/ops/picks", path: "/ops/picks", heading: /^Picks$/ },
    permission: "picking.read",
  },
  {
    ...{ ...atTheDock, name: "pick", route: "/ops/picks/$no", path: "/ops/picks", heading: /Pick/ },
    ...{ permission: "picking.read", reach: openTicket },
  },
  {
    ...{ ...atTheDock, name: "look-up", route: "/ops/lookup", path: "/ops/lookup", heading: /^Look-up$/ },
    permission: "warehouse.read",
  },
  {
    ...{ ...atTheDock, name: "look-up-item", route: "/ops/lookup", path: "/ops/lookup?code=HB-M8-40" },
    ...{ heading: /^Look-up$/, permission: "warehouse.read" },
  },
  {
    ...{ ...atTheDock, name: "look-up-unknown", route: "/ops/lookup", path: "/ops/lookup?code=ZZZ-404" },
    ...{ heading: /^Look-up$/, permission: "warehouse.read" },
  },
  {
    ...{ area: "ops", user: "ada", name: "sync", route: "/ops/sync", path: "/ops/sync", heading: /^ERP sync$/ },
    permission: "import.read",
  },
  {
    ...{ area: "ops", user: "ada", name: "sync-record", route: "/ops/sync/$import", path: "/ops/sync/60002" },
    ...{ heading: /60002/, permission: "import.read" },
  },
  {
    ...{ ...atTheDock, name: "purchase-orders", route: "/ops/po", path: "/ops/po", heading: /^Purchase orders$/ },
    permission: "purchasing.read",
  },
  {
    ...{ ...atTheDock, name: "purchase-order", route: "/ops/po/$po", path: "/ops/po/900003", heading: /900003/ },
    permission: "purchasing.read",
  },
  {
    ...{ ...atTheDock, name: "labels", route: "/ops/labels", path: "/ops/labels", heading: /^Labels$/ },
    permission: "document.create",
  },
  {
    ...{ ...atTheDock, name: "labels-chosen", route: "/ops/labels", path: "/ops/labels?item=HB-M8-40,GLV-NIT-L" },
    ...{ heading: /^Labels$/, permission: "document.create" },
  },
];

const adminScreens: readonly Screen[] = [
  { area: "admin", user: "ada", name: "overview", route: "/admin", path: "/admin", heading: /./ },
  {
    ...{ area: "admin", user: "ada", name: "catalog", route: "/admin/catalog", path: "/admin/catalog" },
    ...{ heading: /^Catalogue$/, permission: "catalog.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "item", route: "/admin/catalog/$item", path: "/admin/catalog/HB-M8-40" },
    ...{ heading: /^HB-M8-40$/, permission: "catalog.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "bulk", route: "/admin/bulk", path: "/admin/bulk" },
    ...{ heading: /^Change many items$/, permission: "catalog.write", unlinked: true },
  },
  {
    ...{ area: "admin", user: "ada", name: "import", route: "/admin/import", path: "/admin/import" },
    ...{ heading: /^Import$/, permission: "catalog.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "users", route: "/admin/users", path: "/admin/users" },
    ...{ heading: /^Users and groups$/, permission: "user.read" },
  },
  {
    ...{
      area: "admin",
      user: "ada",
      name: "user",
      route: "/admin/users/$user",
      path: "/admin/users/1?tab=permissions",
    },
    ...{ heading: /Dana/, permission: "user.read" },
  },
  {
    ...{
      area: "admin",
      user: "ada",
      name: "prices",
      route: "/admin/prices",
      heading: /^Prices$/,
      permission: "price.read",
    },
    path: "/admin/prices?item=HB-M8-40&quantity=100&unit=EA&customer=100200&otherCustomer=100300",
  },
  {
    ...{ area: "admin", user: "ada", name: "contract", route: "/admin/prices/$contract", path: "/admin/prices/1" },
    ...{ heading: /^Contract /, permission: "contract.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "content", route: "/admin/content", path: "/admin/content" },
    ...{ heading: /^Content$/, permission: "content.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "settings", route: "/admin/settings", heading: /^Settings$/ },
    ...{ path: "/admin/settings?service=commerce", permission: "site.read" },
  },
  {
    ...{ area: "admin", user: "ada", name: "reference", route: "/admin/reference", path: "/admin/reference" },
    heading: /^Reference data$/,
  },
  {
    ...{ area: "admin", user: "ada", name: "records", route: "/admin/reference/$service/$resource" },
    ...{ path: "/admin/reference/core/location", heading: /^Location$/ },
  },
];

const developing = { area: "dev", user: "dev" } as const;

const devScreens: readonly Screen[] = [
  { ...developing, name: "explorer", route: "/dev", path: "/dev", heading: /^Explorer$/ },
  { ...developing, name: "explorer-found", route: "/dev", path: "/dev?q=add%20cart%20lines", heading: /^Explorer$/ },
  {
    ...{ ...developing, name: "endpoint", route: "/dev/$service/$endpoint", path: "/dev/items/brands.list" },
    heading: /./,
  },
  {
    ...{ ...developing, name: "endpoint-answered", route: "/dev/$service/$endpoint", path: "/dev/items/brands.list" },
    ...{ heading: /./, reach: send },
  },
  {
    ...{ ...developing, name: "endpoint-lines", route: "/dev/$service/$endpoint", path: "/dev/commerce/cartLine.add" },
    heading: /./,
  },
  {
    ...{ ...developing, name: "endpoint-unknown", route: "/dev/$service/$endpoint", path: "/dev/items/nothing.list" },
    heading: /./,
  },
  { ...developing, name: "explorer-service", route: "/dev", path: "/dev?service=items", heading: /^Explorer$/ },
  { ...developing, name: "explorer-none", route: "/dev", path: "/dev?q=qqqqqqqq", heading: /^Explorer$/ },
  { ...developing, name: "log", route: "/dev/log", path: "/dev/log", heading: /^Log$/ },
  { ...developing, name: "log-filled", path: "/dev/items/brands.list", heading: /./, reach: openLog },
  { ...developing, name: "log-compared", path: "/dev/items/brands.list", heading: /./, reach: compareInLog },
  { ...developing, name: "errors", route: "/dev/errors", path: "/dev/errors", heading: /^Errors$/ },
  { ...developing, name: "errors-provoked", path: "/dev/errors", heading: /^Errors$/, reach: provokeError },
  { ...developing, name: "health", route: "/dev/health", path: "/dev/health", heading: /^Health$/ },
  { ...developing, name: "palette", path: "/dev", heading: /^Explorer$/, reach: find("add cart lines") },
  { ...developing, name: "trace", path: "/shop/search?q=glove", heading: /glove/, reach: openTrace },
];

/** What somebody sees who opens a closed area or screen. */
const closedScreens: readonly Screen[] = [
  { area: "shop", name: "closed-area", path: "/admin", user: "dana", heading: /^Administration$/ },
  { area: "ops", name: "closed-screen", path: "/ops/receiving", user: "dana", heading: /^Operations$/ },
];

/** Every screen of the application; `apps/web` has a test that no route is missing here. */
export const screens: readonly Screen[] = [
  { area: "door", name: "track", route: "/shop/track", path: "/shop/track", heading: /Follow an order/ },
  { area: "door", name: "sign-in", route: "/sign-in", path: "/sign-in", heading: /^Sign in$/ },
  ...shopScreens,
  ...opsScreens,
  ...adminScreens,
  ...devScreens,
  ...closedScreens,
];
