import type { Permission } from "@purvey/contract/permissions";
import type { Role } from "../principal.ts";

/** A role of the product: what the trinity view says of it (R202) and what it may do (D21). */
export interface RoleDescription {
  readonly name: string;
  /** Higher may more; equal levels differ in kind. */
  readonly level: number;
  /** In words, for the account page. */
  readonly capabilities: readonly string[];
  readonly permissions: readonly Permission[];
}

const browse: readonly Permission[] = ["catalog.read", "content.read", "profile.own"];
const shop: readonly Permission[] = [
  ...browse,
  "price.read",
  "contract.read",
  "list.write",
  "cart.write",
  "order.create",
  "customer.read",
  "user.read",
  "document.create",
];
const everything: readonly Permission[] = [
  ...shop,
  "catalog.write",
  "checkout.activate",
  "price.override",
  "customer.write",
  "customer.all",
  "user.write",
  "content.preview",
  "search.write",
  "integration.run",
];

/** Every role with its permissions, in one table. */
export const roles: Readonly<Record<Role, RoleDescription>> = {
  guest: { name: "Guest", level: 0, capabilities: ["Browse the catalogue"], permissions: browse },
  shopper: {
    name: "Shopper",
    level: 10,
    capabilities: ["Order for the own company within the allowance"],
    permissions: shop,
  },
  approver: {
    name: "Buyer's approver",
    level: 20,
    capabilities: ["Order for the own company", "Release checkouts of colleagues"],
    permissions: [...shop, "checkout.activate", "customer.write"],
  },
  salesRep: {
    name: "Sales representative",
    level: 30,
    capabilities: ["See and order for the own customers", "Give prices by hand"],
    permissions: [...shop, "checkout.activate", "price.override", "customer.write"],
  },
  warehouse: {
    name: "Warehouse staff",
    level: 30,
    capabilities: ["See items, stock and bins", "Print labels and documents"],
    permissions: [...browse, "price.read", "user.read", "document.create"],
  },
  auditor: {
    name: "Read-only administrator",
    level: 80,
    capabilities: ["See everything, change nothing"],
    permissions: [
      ...browse,
      "price.read",
      "contract.read",
      "customer.read",
      "customer.all",
      "user.read",
      "content.preview",
    ],
  },
  administrator: {
    name: "Administrator",
    level: 100,
    capabilities: ["Do everything on the site"],
    permissions: everything,
  },
  developer: {
    name: "Developer",
    level: 100,
    capabilities: ["Do everything on the site", "Use the developer console"],
    permissions: everything,
  },
};

/** What a role may do. */
export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return new Set(roles[role].permissions);
}

/** True for the name of a role. */
export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}
