import type { PickTicket } from "@purvey/contract/generated/orders";

/** Tickets of which something is still to be picked; those that left or were cancelled are not. */
export function toPick(tickets: readonly PickTicket[]): PickTicket[] {
  return tickets.filter(({ status }) => status === "open" || status === "printed");
}

/** Tickets by the day they are to leave, the earliest first; those without a date last. */
export function byDeparture(tickets: readonly PickTicket[]): PickTicket[] {
  const leaves = ({ requestedShipDate }: PickTicket) => requestedShipDate ?? "9999";
  return tickets.toSorted(
    (one, other) => leaves(one).localeCompare(leaves(other)) || one.pickTicketNo - other.pickTicketNo,
  );
}
