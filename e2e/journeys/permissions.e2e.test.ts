import { type Permission, permissions } from "@purvey/contract/permissions";
import { permissionsOf } from "@purvey/server/platform/auth/roles";
import type { Role } from "@purvey/server/platform/principal";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import type { DemoUser, Screen } from "../support/screens/screen.ts";
import { screens } from "../support/screens.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

type Area = Exclude<Screen["area"], "door">;

/** What one person of the demonstration is, and the areas that stand in their rail. */
interface Person {
  readonly role: Role;
  readonly customer: boolean;
  readonly areas: readonly Area[];
}

const people: Readonly<Record<DemoUser, Person>> = {
  dana: { role: "shopper", customer: true, areas: ["shop", "ops"] },
  amir: { role: "approver", customer: true, areas: ["shop", "ops"] },
  walt: { role: "warehouse", customer: false, areas: ["shop", "ops"] },
  rita: { role: "warehouse", customer: false, areas: ["shop", "ops"] },
  sara: { role: "salesRep", customer: false, areas: ["shop", "ops"] },
  ada: { role: "administrator", customer: false, areas: ["shop", "ops", "admin"] },
  ned: { role: "auditor", customer: false, areas: ["shop", "ops", "admin"] },
  dev: { role: "developer", customer: false, areas: ["shop", "ops", "admin", "dev"] },
};

const areaTitles: Readonly<Record<Area, string>> = {
  shop: "Shop",
  ops: "Operations",
  admin: "Administration",
  dev: "Console",
};

/** The permission that a closed area names. */
const areaPermission = { shop: "catalog.read", ops: "stockroom.read", admin: "site.read", dev: "console.use" } as const;

/** Every route once. */
const everyRoute = screens.filter(
  ({ area, route, refusal }, index) =>
    area !== "door" &&
    refusal === undefined &&
    route &&
    screens.findIndex((screen) => screen.route === route) === index,
);

/** The permission whose lack closes a screen, `customer` when that is what is missing; undefined when it is open. */
function closureOf({ role, customer, areas }: Person, screen: Screen): Permission | "customer" | undefined {
  const area = screen.area as Area;
  if (!areas.includes(area)) return areaPermission[area];
  if (screen.permission && !permissionsOf(role).has(screen.permission)) return screen.permission;
  return screen.ofCustomer && !customer ? "customer" : undefined;
}

async function begin(browser: Browser, site: ServedSite, user: DemoUser): Promise<Visitor> {
  const visitor = await openVisitor(browser, site);
  await visitor.signIn(user);
  await visitor.traffic.atRest();
  return visitor;
}

/** To another screen, once the one before has what it asks for. */
async function go({ open, traffic }: Visitor, path: string): Promise<void> {
  await traffic.atRest();
  traffic.calls();
  await open(path);
}

/** The areas of the rail, and the addresses of the links inside the one that is open. */
async function rail({ page }: Visitor): Promise<{ areas: string[]; links: string[] }> {
  const navigation = page.getByRole("navigation", { name: "Areas" });
  return navigation.evaluate((nav) => {
    const addresses = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute("href") ?? "");
    const inside = nav.querySelectorAll(".rail-group a");
    const all = [...nav.querySelectorAll("a")].filter((link) => !link.closest(".rail-group"));
    return { areas: addresses(all).map((address) => address.slice(1)), links: addresses(inside).sort() };
  });
}

/** The screen explains what is missing, leads out, and asked nothing of the service. */
async function expectClosed(
  { page, traffic }: Visitor,
  { role }: Person,
  closure: Permission | "customer",
): Promise<void> {
  const main = page.locator("#main");
  const withoutCustomer = role === "salesRep" ? "Choose for which of your customers" : "your user belongs to none";
  const reason = closure === "customer" ? withoutCustomer : `the permission “${permissions[closure]}” (${closure})`;
  await main.getByText(reason, { exact: false }).first().waitFor();
  await main.getByRole("button", { name: "Sign out" }).waitFor();
  expect(traffic.calls()).toEqual([]);
}

async function expectOpen({ page, traffic }: Visitor, { heading }: Screen): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).first().waitFor();
  await traffic.atRest();
  expect(await page.getByText("is closed to you", { exact: false }).count()).toBe(0);
}

function isLinked({ route, unlinked }: Pick<Screen, "route" | "unlinked">): boolean {
  return !unlinked && !route?.includes("$");
}

/** Goes to these routes; the rail offers what is open, and nothing else. */
async function walk(visitor: Visitor, person: Person, routes: readonly Screen[]): Promise<void> {
  const open = everyRoute.filter((screen) => closureOf(person, screen) === undefined);
  for (const screen of routes) {
    await go(visitor, screen.path);
    const closure = closureOf(person, screen);
    await (closure === undefined ? expectOpen(visitor, screen) : expectClosed(visitor, person, closure));
    const entered = person.areas.includes(screen.area as Area) ? screen.area : undefined;
    const links = open.filter(({ area, ...rest }) => area === entered && isLinked(rest)).map(({ route }) => route);
    if (links.length > 0) await visitor.page.locator("nav.rail .rail-group a").first().waitFor();
    const seen = { path: screen.path, ...(await rail(visitor)), complaints: visitor.complaints };
    expect(seen).toEqual({ path: screen.path, areas: person.areas, links: links.sort(), complaints: [] });
  }
}

/** Actions that a person sees and may not do, each with the permission that its reason names. */
const refusedActions: readonly (readonly [DemoUser, path: string, action: RegExp, Permission])[] = [
  ["ned", "/ops/vmi/1", /^Disable/, "stockroom.manage"],
  ["ned", "/ops/vmi/1/count", /^Start counting/, "stockroom.move"],
  ["ned", "/ops/restock/1", /^Print|PDF/, "document.create"],
  ["ned", "/ops/receiving/900003", /^Book/, "warehouse.write"],
  ["walt", "/ops/vmi/1", /^Disable/, "stockroom.manage"],
];

describe("what each person of the demonstration may open", () => {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
  });
  afterAll(() => browser.close());

  it.concurrent.each((Object.keys(people) as DemoUser[]).map((user, place) => [user, place] as const))(
    "%s sees the areas and screens of their permissions; the others say which one is missing",
    async (user, place) => {
      const visitor = await begin(browser, site, user);
      await walk(visitor, people[user], turn(everyRoute, place, Object.keys(people).length));
      await visitor.close();
    },
  );

  it("explains a closed area to who comes by its address, and leads to one that is open", async () => {
    const visitor = await begin(browser, site, "walt");
    const { page } = visitor;
    for (const area of ["admin", "dev"] as const) {
      await visitor.load(`/${area}`);
      await page.getByText(`${areaTitles[area]} is closed to you.`).waitFor();
      await visitor.traffic.atRest();
      await page.getByText(`(${areaPermission[area]})`, { exact: false }).waitFor();
      expect(await visitor.findings(area)).toEqual([]);
    }
    await page.locator("#main").getByRole("link", { name: "To Operations" }).click();
    await page.waitForURL(/\/ops$/);
    await visitor.close();
  });

  it("says within an area's frame that nothing is at an address of it, and still explains areas that are closed", async () => {
    const visitor = await begin(browser, site, "walt");
    const { page } = visitor;
    for (const area of ["shop", "ops"] as const) {
      await visitor.open(`/${area}/nothing-here`);
      await page.locator("#main").getByRole("heading", { level: 1, name: "There is no such page" }).waitFor();
      await page
        .getByRole("searchbox")
        .or(page.getByRole("combobox", { name: "Search" }))
        .first()
        .waitFor();
      await visitor.traffic.atRest();
      expect(await visitor.findings(`nothing in ${area}`)).toEqual([]);
      await page
        .locator("#main")
        .getByRole("link", { name: `To ${areaTitles[area]}` })
        .click();
      await page.waitForURL((url) => url.pathname === `/${area}`);
    }
    await visitor.open("/admin/nothing-here");
    await page.getByText("Administration is closed to you.").waitFor();
    await visitor.close();
  });

  it("says of an action that is not allowed which permission it takes", async () => {
    for (const user of new Set(refusedActions.map(([name]) => name))) {
      const visitor = await begin(browser, site, user);
      for (const [, path, action, permission] of refusedActions.filter(([name]) => name === user)) {
        await go(visitor, path);
        const button = visitor.page.locator("#main").getByRole("button", { name: action }).first();
        await button.waitFor();
        await visitor.traffic.atRest();
        const reason = await button.evaluate((element) => {
          const described = element.getAttribute("aria-describedby") ?? "";
          return `${element.getAttribute("aria-disabled")}: ${document.getElementById(described)?.textContent}`;
        });
        expect([path, reason]).toEqual([path, expect.stringContaining(permissions[permission])]);
        expect(reason).toMatch(/^true: /);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    }
  });
});
