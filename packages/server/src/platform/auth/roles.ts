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

const browse: readonly Permission[] = ["catalog.read", "content.read", "profile.own", "order.track"];
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
  "shipping.read",
  "payment.use",
  "ai.read",
];
/** What a customer's own people do in their stockroom. */
const stockroom: readonly Permission[] = ["stockroom.read", "stockroom.move"];
/** What is seen of the other services without changing anything. */
const oversight: readonly Permission[] = [
  "stockroom.read",
  "warehouse.read",
  "picking.read",
  "purchasing.read",
  "order.sales",
  "import.read",
  "core.read",
  "erp.read",
  "site.read",
  "key.read",
  "ai.read",
];
const everything: readonly Permission[] = [
  ...shop,
  "catalog.write",
  "checkout.activate",
  "price.override",
  "quote.write",
  "customer.write",
  "customer.all",
  "user.write",
  "key.write",
  "content.preview",
  "search.write",
  "integration.run",
  ...oversight,
  "stockroom.move",
  "stockroom.all",
  "stockroom.manage",
  "warehouse.write",
  "import.write",
  "core.write",
  "erp.write",
  "site.write",
  "message.send",
  "ai.write",
];

/** Every role with its permissions, in one table. */
export const roles: Readonly<Record<Role, RoleDescription>> = {
  guest: { name: "Guest", level: 0, capabilities: ["Browse the catalogue"], permissions: browse },
  shopper: {
    name: "Shopper",
    level: 10,
    capabilities: ["Order for the own company within the allowance"],
    permissions: [...shop, ...stockroom],
  },
  approver: {
    name: "Buyer's approver",
    level: 20,
    capabilities: ["Order for the own company", "Release checkouts of colleagues"],
    permissions: [...shop, ...stockroom, "checkout.activate", "customer.write"],
  },
  salesRep: {
    name: "Sales representative",
    level: 30,
    capabilities: ["See and order for the own customers", "Give prices by hand", "Answer requests for quotes"],
    permissions: [
      ...shop,
      ...stockroom,
      "checkout.activate",
      "price.override",
      "quote.write",
      "customer.write",
      "order.sales",
      "stockroom.manage",
      "core.read",
      "message.send",
    ],
  },
  warehouse: {
    name: "Warehouse staff",
    level: 30,
    capabilities: ["Move, receive, count, pick and ship stock", "Look after stockrooms", "Print labels and documents"],
    permissions: [
      ...browse,
      ...stockroom,
      "stockroom.all",
      "price.read",
      "user.read",
      "document.create",
      "warehouse.read",
      "warehouse.write",
      "picking.read",
      "purchasing.read",
      "core.read",
      "shipping.read",
      "message.send",
      "ai.read",
    ],
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
      ...oversight,
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
    permissions: [...everything, "console.use"],
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
