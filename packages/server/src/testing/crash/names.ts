/** What each order of a crash round takes one of. */
export const ordered = ["NUT-M8-NY", "WSH-M8", "CUT-115-1", "CUT-125-1", "BRG-6204-2RS"] as const;

/** What its receipts, bin transfers and transfers between locations are of. */
export const purchased = "HB-M8-40";

/** What its stockrooms order, receive, transfer and use. */
export const stocked = ["NUT-M8-NY", "WSH-M8", "CUT-125-1"] as const;
