/** How many changes of an item's prices are read at first, and more each time: as many steps as a phone has room for. */
export const pageSize = 10;
