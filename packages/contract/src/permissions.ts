/**
 * What a person may do, each with the sentence that the application shows. Which role holds which permission is the
 * server's business (D21); the contract says which one an endpoint asks for.
 */
export const permissions = {
  "catalog.read": "See items, categories, brands, stock and search results",
  "catalog.write": "Change attributes, brands, variants and questions of items",
  "price.read": "See prices and taxes",
  "list.write": "Keep favorites and wish lists",
  "cart.write": "Fill a cart and prepare a checkout",
  "checkout.activate": "Release a checkout to be ordered",
  "order.create": "Place an order",
  "price.override": "Give the price of an order line by hand",
  "customer.read": "See the customer's addresses, contacts, orders, invoices and quotes",
  "customer.write": "Add contacts and ship-to addresses",
  "customer.all": "See and act for every customer of the site",
  "content.read": "Read articles and menus",
  "content.preview": "Read articles that are not published",
  "profile.own": "See one's own user and change one's own name and password",
  "user.read": "See users and their groups",
  "user.write": "Create, change and block users",
  "search.write": "Change the search index",
  "document.create": "Print documents as PDF",
  "contract.read": "See contract (job) prices",
  "integration.run": "Refresh records from the ERP",
} as const;

/** The name of one permission. */
export type Permission = keyof typeof permissions;
