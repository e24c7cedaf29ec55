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
  "quote.write": "Answer requests for quotes: offer prices, or decline",
  "customer.read": "See the customer's addresses, contacts, orders, invoices and quotes",
  "customer.write": "Add contacts and ship-to addresses",
  "customer.all": "See and act for every customer of the site",
  "content.read": "Read articles and menus",
  "content.preview": "Read articles that are not published",
  "profile.own": "See one's own user and change one's own name and password",
  "user.read": "See users and their groups",
  "user.write": "Create, change and block users",
  "key.read": "See the API keys of programs",
  "key.write": "Make and revoke API keys for programs",
  "search.write": "Change the search index",
  "document.create": "Print documents as PDF",
  "contract.read": "See contract (job) prices",
  "integration.run": "Refresh records from the ERP",
  "stockroom.read": "See customers' stockrooms, their stock, profiles, distributors and restock orders",
  "stockroom.move": "Count, receive, transfer and use parts of a stockroom, and order what is missing",
  "stockroom.all": "See and act in the stockrooms of every customer",
  "stockroom.manage": "Set up stockrooms, sections, distributors, products and profiles",
  "warehouse.read": "See the documents of the warehouse: bin transfers, receipts and transfers",
  "warehouse.write": "Write the documents of the warehouse: move, receive and ship stock",
  "picking.read": "See pick tickets",
  "purchasing.read": "See purchase orders and match packing slips to them",
  "order.track": "Follow an order by its number and postal code",
  "order.sales": "See the orders of the customers whom one looks after",
  "import.read": "See what went to the ERP and what came from it",
  "import.write": "Change, resubmit and remove what goes to the ERP",
  "core.read": "See addresses, companies, locations, codes and payment types",
  "core.write": "Switch addresses and carriers on and off, and choose the default one",
  "erp.read": "See the ERP's categories, companies, users and display types",
  "erp.write": "Change the ERP's categories, companies, users, display types and purchase-order receipts",
  "site.read": "See the site's notifications, settings and states",
  "site.write": "Change the site's notifications, settings, robots and states",
  "payment.use": "Store a card with the processor, see its surcharge and pay with it",
  "shipping.read": "Ask for freight, carriers' rates and transit days, and check addresses",
  "message.send": "Send messages to the team's channel",
  "ai.read": "Ask questions, and see documents and rubrics of the assistant",
  "ai.write": "Have texts generated, and change documents and rubrics of the assistant",
  "console.use": "Use the developer console",
} as const;

/** The name of one permission. */
export type Permission = keyof typeof permissions;

/** What an API key may be given: everything but making API keys, with which it would outlive its own revocation. */
export type KeyPermission = Exclude<Permission, "key.write">;

/** Every {@link KeyPermission}, in the order of the permissions. */
export const keyPermissions: readonly KeyPermission[] = (Object.keys(permissions) as Permission[]).filter(
  (name): name is KeyPermission => name !== "key.write",
);
