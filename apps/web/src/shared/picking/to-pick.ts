import type { OrdersOperations } from "@purvey/contract/generated/orders";

type PickTicketQuery = OrdersOperations["pickTickets.list"]["input"];

/** Asks for tickets by the day they are to leave, the earliest first; those without a date last. */
export const byDeparture = { orderBy: "requested_ship_date|ASC" } as const satisfies PickTicketQuery;

/** Asks for tickets of which something is still to be picked, {@link byDeparture}; those that left or were cancelled are not. */
export const toPick = { ...byDeparture, toPick: "Y" } as const satisfies PickTicketQuery;
