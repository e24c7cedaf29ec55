import type { OrdersOperations, PickTicket, PickTicketLine } from "@purvey/contract/generated/orders";
import sql, { join, type Sql } from "sql-template-tag";
import { orderBy } from "../../../platform/db/order-by.ts";
import { everyWord, literalPattern } from "../../../platform/db/words.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { notFound } from "../../../platform/errors.ts";
import { compactCode } from "../../../values/compact-code.ts";
import {
  ticketExpressions,
  ticketFields,
  ticketGone,
  ticketLineExpressions,
  ticketLineFields,
  ticketLineSelect,
  ticketLinesFrom,
  ticketSelect,
  ticketsFrom,
  ticketToPick,
} from "../pick-ticket-rows.ts";

type Operations = Pick<
  OrdersOperations,
  "pickTickets.list" | "pickTickets.get" | "pickTickets.lines.list" | "pickTickets.lines.get"
>;

type TicketRow = Omit<PickTicket, "lines">;

/** What the warehouse is to take from which bin. A list is one statement, a ticket with its lines two. */
export const pickTicketHandlers: Handlers<Operations> = {
  "pickTickets.list": async (input, context) => {
    const page = await queryPage<TicketRow>(context.db, {
      select: ticketSelect,
      from: sql`${ticketsFrom} where ${conditions(input, context)}`,
      order: orderBy(input.orderBy, ticketFields, "t.pick_ticket_no", ticketExpressions),
      limit: input.limit,
      offset: input.offset,
    });
    return { data: page.data.map((row) => ({ ...row, lines: [] })), total: page.total };
  },
  "pickTickets.get": async ({ no }, context) => {
    const row = await readTicket(no, context);
    const lines = await context.db.query<PickTicketLine>(sql`
      select ${ticketLineSelect} ${ticketLinesFrom}
      where k.site_id = ${context.site} and k.pick_ticket_no = ${no} order by k.line_number`);
    return { ...row, lines: [...lines] };
  },
  "pickTickets.lines.list": async (input, context) => {
    const page = await queryPage<PickTicketLine>(context.db, {
      select: ticketLineSelect,
      from: sql`${ticketLinesFrom} where ${lineConditions(input, context)}`,
      order: orderBy(input.orderBy, ticketLineFields, "k.line_number", ticketLineExpressions),
      limit: input.limit,
      offset: input.offset,
    });
    if (page.total === 0) await readTicket(input.no, context);
    return page;
  },
  "pickTickets.lines.get": async ({ no, line }, context) => {
    const found = await context.db.first<PickTicketLine>(sql`
      select ${ticketLineSelect} ${ticketLinesFrom}
      where k.site_id = ${context.site} and k.pick_ticket_no = ${no} and k.line_number = ${line}`);
    if (!found) throw notFound(`line of pick ticket ${no}`, line);
    return found;
  },
};

async function readTicket(no: number, context: Context): Promise<TicketRow> {
  const row = await context.db.first<TicketRow>(sql`
    select ${ticketSelect} ${ticketsFrom} where t.site_id = ${context.site} and t.pick_ticket_no = ${no}`);
  if (!row) throw notFound("pick ticket", no);
  return row;
}

function conditions(input: Received<Operations["pickTickets.list"]>, { site }: Context): Sql {
  const found = [sql`t.site_id = ${site}`, sql`${ticketGone} = ${input.deleteFlag}`];
  if (input.companyId !== undefined) found.push(sql`h.company_id = ${input.companyId}`);
  if (input.locationId !== undefined) found.push(sql`t.location_id = ${input.locationId}`);
  if (input.orderNo !== undefined) found.push(sql`t.order_no = ${input.orderNo}`);
  if (input.printedFlag !== undefined) found.push(sql`t.printed_flag = ${input.printedFlag}`);
  if (input.toPick !== undefined) found.push(sql`${ticketToPick} = ${input.toPick}`);
  const text = (input.q ?? "").trim();
  if (text !== "") {
    const anywhere = `%${literalPattern(text.toLowerCase())}%`;
    found.push(sql`(t.pick_ticket_no::text = ${text} or t.order_no::text = ${text}
      or lower(h.po_no) like ${anywhere} or lower(c.customer_name) like ${anywhere})`);
  }
  return join(found, " and ");
}

function lineConditions(input: Received<Operations["pickTickets.lines.list"]>, { site }: Context): Sql {
  const found = [sql`k.site_id = ${site}`, sql`k.pick_ticket_no = ${input.no}`];
  const words = everyWord(sql`lower(concat_ws(' ', l.item_id, l.description, k.bin, k.lot))`, input.q);
  const code = compactCode(input.q ?? "");
  if (words.length > 0) {
    const number = code === "" ? sql`false` : sql`i.item_id_compact = ${code}`;
    found.push(sql`(${number} or (${join(words, " and ")}))`);
  }
  return join(found, " and ");
}
