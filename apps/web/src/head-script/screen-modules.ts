const account = "/src/features/account";
const catalog = "/src/features/catalog";

/** What the frame of an area shows once somebody is known: links, menus. */
const frame = [`${account}/ship-to-chooser.tsx`, `${account}/account-menu.tsx`];
const shopFrame = ["/src/routes/shop/rail-links.tsx", ...frame];

/** The modules of a screen whose scripts the page asks for before the application does. */
export interface ScreenModules {
  /** Those without which it cannot be shown. */
  readonly first: readonly string[];
  /** What it asks for once it is shown, in this order. */
  readonly later: readonly string[];
}

const home: ScreenModules = {
  first: ["/src/routes/shop/home-screen.tsx"],
  later: ["/src/routes/shop/home-side.tsx", ...shopFrame, "/src/features/orders/parts/price-now.tsx"],
};

const foundParts = [
  "parts/filter-chips.tsx",
  "parts/facet-panel.tsx",
  "parts/result-pages.tsx",
  "compare/compare-bar.tsx",
  "compare/compare-mark.tsx",
].map((file) => `${catalog}/${file}`);

/** The screens that people begin with, by the paths of their routes: what they are made of stands in the page itself. */
export const firstScreens: Readonly<Record<string, ScreenModules>> = {
  "/sign-in": { first: [`${account}/sign-in-screen.tsx`], later: [] },
  "/": home,
  "/shop": home,
  "/shop/search": { first: [`${catalog}/search-screen.tsx`], later: [...foundParts, ...shopFrame] },
  "/shop/i/$item": {
    first: ["/src/routes/shop/later-screens.ts", `${catalog}/item-screen.tsx`],
    later: [`${catalog}/parts/item-list-buttons.tsx`, `${catalog}/parts/paid-prices.tsx`, ...shopFrame],
  },
};

/** What the screens of an area begin with, and what its frame shows. */
const areas = {
  shop: { first: ["/src/routes/shop/later-screens.ts"], later: shopFrame },
  ops: {
    first: ["/src/app/kept-reads.ts", "/src/routes/ops/screens.ts"],
    later: ["/src/routes/ops/rail-links.tsx", "/src/routes/ops/counter.tsx", ...frame],
  },
  admin: { first: ["/src/routes/admin/screens.ts"], later: ["/src/routes/admin/rail-links.tsx", ...frame] },
  dev: { first: ["/src/routes/dev/screens.ts"], later: ["/src/routes/dev/rail-links.tsx", ...frame] },
} as const;

function screensOf(
  area: keyof typeof areas,
  modules: Readonly<Record<string, string>>,
): Readonly<Record<string, ScreenModules>> {
  const { first, later } = areas[area];
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [
      `/${area}${path}`,
      { first: [...first, `/src/${module}.tsx`], later },
    ]),
  );
}

/** All other screens, by the paths of their routes: what they are made of stands in a file that the page asks for first. */
export const furtherScreens: Readonly<Record<string, ScreenModules>> = {
  "/sign-in/openid": { first: [`${account}/open-id-screen.tsx`], later: [] },
  "/shop/track": { first: ["/src/features/tracking/track-screen.tsx"], later: [] },
  ...screensOf("shop", {
    "/c": "features/catalog/browse/categories-screen",
    "/c/$category": "features/catalog/browse/category-screen",
    "/b/$brand": "features/catalog/browse/brand-screen",
    "/compare": "features/catalog/compare/compare-screen",
    "/quick-order": "features/quick-order/quick-order-screen",
    "/lists": "features/lists/lists-screen",
    "/lists/$list": "features/lists/list-screen",
    "/cart": "features/cart/cart-screen",
    "/checkout/$uid": "features/checkout/checkout-screen",
    "/orders": "features/orders/orders-screen",
    "/orders/$no": "features/orders/order-screen",
    "/invoices": "features/billing/invoices-screen",
    "/quotes": "features/billing/quotes-screen",
    "/quote-requests": "features/quote-requests/requests-screen",
    "/quote-requests/$request": "features/quote-requests/request-screen",
    "/account": "features/company/account-screen",
  }),
  ...screensOf("ops", {
    "": "routes/ops/worklist-with-links",
    "/vmi": "features/vmi/stockrooms-screen",
    "/vmi/$warehouse": "features/vmi/stockroom-screen",
    "/vmi/$warehouse/board": "features/vmi/board-screen",
    "/vmi/$warehouse/count": "features/counting/count-screen",
    "/vmi/$warehouse/usage": "features/usage/usage-screen",
    "/vmi/$warehouse/transfer": "features/stock-moves/transfer-screen",
    "/vmi/$warehouse/receive": "features/stock-moves/receive-screen",
    "/restock": "features/restock/restocks-screen",
    "/restock/$restock": "features/restock/restock-screen",
    "/receiving": "features/receiving/receiving-screen",
    "/receiving/$po": "features/receiving/receive-screen",
    "/transfers": "features/transfers/transfers-screen",
    "/picks": "features/picks/picks-screen",
    "/picks/$no": "features/picks/pick-screen",
    "/lookup": "features/lookup/lookup-screen",
    "/sync": "features/erp-sync/sync-screen",
    "/sync/$import": "features/erp-sync/import-screen",
    "/po": "features/purchasing/po-list-screen",
    "/po/$po": "features/purchasing/po-screen",
    "/labels": "features/labels/labels-screen",
  }),
  ...screensOf("admin", {
    "": "routes/admin/overview-screen",
    "/catalog": "features/enrichment/catalog-screen",
    "/catalog/$item": "features/enrichment/item-editor-screen",
    "/bulk": "features/enrichment/bulk/bulk-screen",
    "/import": "features/importing/import-screen",
    "/users": "features/users/users-screen",
    "/users/$user": "features/users/user-screen",
    "/keys": "features/api-keys/keys-screen",
    "/prices": "features/prices/prices-screen",
    "/prices/$contract": "features/prices/contract-screen",
    "/content": "features/articles/articles-screen",
    "/assistant": "features/assistant/screen",
    "/settings": "features/settings/settings-screen",
    "/reference": "features/reference/reference-screen",
    "/reference/$service/$resource": "features/reference/records-screen",
  }),
  ...screensOf("dev", {
    "": "features/console/explorer-screen",
    "/$service/$endpoint": "features/console/endpoint-screen",
    "/log": "features/console/log-screen",
    "/errors": "features/console/errors-screen",
    "/health": "features/console/health-screen",
  }),
};

/** The pattern of the addresses of a route, as the source of a regular expression: a part that begins with `$` is any. */
export function patternOf(path: string): string {
  return `^${path.replace(/\$\w+/g, "[^/]+")}/?$`;
}
