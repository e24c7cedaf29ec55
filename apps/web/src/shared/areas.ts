import type { Permission } from "@purvey/contract/permissions";
import type { Who } from "./customer/who.tsx";

/** An area of the application. */
export type Area = "shop" | "ops" | "admin" | "dev";

/** For each area the permissions of which one is enough to enter it, the most telling one first. */
export const areaPermissions: Readonly<Record<Area, readonly Permission[]>> = {
  shop: ["catalog.read"],
  ops: ["stockroom.read", "warehouse.read", "purchasing.read", "picking.read"],
  admin: ["site.read"],
  dev: ["console.use"],
};

/** All areas in the order of the rail. */
export const areas = Object.keys(areaPermissions) as Area[];

/** Whether somebody may enter an area. */
export function mayEnter(area: Area, { may }: Pick<Who, "may">): boolean {
  return areaPermissions[area].some(may);
}

/** Where somebody's day begins: a buyer and who sells to customers in the shop, a developer in the console, an administrator and staff in theirs. */
export function homeOf(who: Pick<Who, "may" | "customerId" | "salesRepId">): Area {
  if (who.customerId !== undefined || who.salesRepId !== undefined) return "shop";
  const own = (["dev", "admin", "ops"] as const).find((area) => mayEnter(area, who));
  return own ?? "shop";
}

/** The area of a path; `/` and addresses outside have none. */
export function areaOfPath(path: string): Area | undefined {
  return areas.find((area) => path === `/${area}` || path.startsWith(`/${area}/`));
}
