import type { Screen } from "./screen.ts";

/** What somebody sees who administers the site. */
export const adminScreens: readonly Screen[] = [
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
    area: "admin",
    user: "ada",
    name: "assistant",
    route: "/admin/assistant",
    heading: /^Assistant$/,
    path: "/admin/assistant?question=Which torque for M8 bolts of class 8.8?",
    permission: "ai.read",
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
    ...{ path: "/admin/reference/core/location", heading: /^Locations$/ },
  },
];
