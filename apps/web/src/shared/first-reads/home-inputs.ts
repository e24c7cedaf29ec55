/** Which orders the shop begins with: the newest that are not cancelled, so many that what is still on its way is among them. */
export const newestOrders = { cancelFlag: "N", limit: 25, orderBy: "order_no|DESC" } as const;

/** How many rem wide a window is that would stand empty below the usual number of items. */
export const wideForItems = 110;

/** How many of the items that were bought the shop begins with. */
export function boughtShown(wide: boolean): number {
  return wide ? 14 : 8;
}

/** How many notices are read: more than are shown, for some of them are done. */
export const noticesRead = 25;
