/**
 * What the shop's first screens and its frame call. `npm run generate` writes them as small services of their own to
 * `src/generated/first-calls`, so that nobody waits for the description of calls that later screens make: those take
 * the whole service (`useService`).
 */
export const firstCalls = {
  commerce: ["cartHdr.lookup", "cartLine.list", "cartLine.add"],
  content: ["openId.offer", "users.get", "users.trinity", "users.verifyPassword"],
  customers: ["customer.shipTo.list", "customer.orders.list", "customer.purchasedItems.list"],
  search: ["itemSearch.list", "itemSearch.attributes.list"],
} as const;
