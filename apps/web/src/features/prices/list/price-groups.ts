/** What lines are shown by: those to fix, or those a rule gave the price of. */
export const priceGroups = ["unread", "contract", "break", "class", "list"] as const;

/** One of them. */
export type PriceGroup = (typeof priceGroups)[number];
