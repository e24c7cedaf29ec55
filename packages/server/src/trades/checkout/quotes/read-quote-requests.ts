import type { CommerceOperations, QuoteRequest, QuoteRound } from "@purvey/contract/generated/commerce";
import sql, { type Sql } from "sql-template-tag";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { notFound } from "../../../platform/errors.ts";
import { siteCurrency } from "../../../platform/settings/setting-value.ts";
import { deliveryProblem, type SaidPlace } from "../../../values/places/canonical-place.ts";
import { effectiveShipTo, visibleCustomers } from "../../customers/index.ts";
import { quoteValidity } from "../../orders/index.ts";

type Row = Omit<QuoteRequest, "awaits" | "placeProblem" | "mayAnswer" | "mayAccept" | "mayCounter" | "rounds"> & {
  /** Whether orders can have the prices of what was offered last. */
  readonly holds: boolean;
  readonly place: SaidPlace;
};

/** What is ordered by the quote itself, beside the request, has accepted it; what was offered expires by itself. */
const status = sql`case
  when r.status in ('offered', 'countered') and q.status = 'accepted' then 'accepted'
  when r.status = 'offered' and not v.holds then 'expired' else r.status end`;

/** How many lines the last step has that has any: a counteroffer in words alone is about what was offered before. */
const lineCount = sql`coalesce((
  select e.line_count from (
    select d.round_no, (select count(*) from quote_wish w
        where w.site_id = d.site_id and w.quote_request_uid = d.quote_request_uid and w.round_no = d.round_no)
      + (select count(*) from quote_line l where l.site_id = d.site_id and l.quote_no = d.quote_no) as line_count
    from quote_round d where d.site_id = r.site_id and d.quote_request_uid = r.quote_request_uid
  ) e where e.line_count > 0 order by e.round_no desc limit 1), 0)`;

const tables = sql`from quote_request r
  join customer c on c.site_id = r.site_id and c.customer_id = r.customer_id
  left join ship_to s on s.site_id = r.site_id and s.customer_id = r.customer_id and s.ship_to_id = coalesce(r.ship_to_id, ${effectiveShipTo(sql`c`)})
  join users u on u.site_id = r.site_id and u.id = r.requested_by
  left join quote_hdr q on q.site_id = r.site_id and q.quote_no = r.quote_no ${quoteValidity}
  left join checkout k on k.site_id = r.site_id and k.checkout_uid = r.checkout_uid`;

const select = sql`
  r.quote_request_uid as "quoteRequestUid", r.customer_id as "customerId", c.customer_name as "customerName",
  r.requested_by as "requestedBy", u.name as "requestedByName", r.ship_to_id as "shipToId", ${status} as status,
  coalesce(v.holds, false) as holds, json_build_object('country', s.country, 'state', s.state, 'postalCode', s.postal_code) as place, r.round_no as "roundNo", ${lineCount} as "lineCount", r.quote_no as "quoteNo",
  q.expiration_date as "expirationDate", q.total_amount as "totalAmount", coalesce(q.currency, ${siteCurrency(sql`r.site_id`)}) as currency,
  r.checkout_uid as "checkoutUid", k.order_no as "orderNo", r.date_created as "dateCreated", r.date_last_modified as "dateLastModified"`;

const turns: Readonly<Record<QuoteRequest["status"], QuoteRequest["awaits"]>> = {
  asked: "seller",
  countered: "seller",
  offered: "customer",
  expired: "customer",
  accepted: null,
  declined: null,
  withdrawn: null,
};

function requestOf({ holds, place, ...row }: Row, rounds: readonly QuoteRound[], context: Context): QuoteRequest {
  const awaits = turns[row.status];
  return {
    ...row,
    awaits,
    placeProblem: deliveryProblem(place) ?? null,
    mayAnswer: context.can("quote.write") && (awaits === "seller" || row.status === "expired"),
    mayAccept: holds && (row.status === "offered" || row.status === "countered"),
    mayCounter: awaits !== null,
    rounds: [...rounds],
  };
}

type ListInput = Received<CommerceOperations["quoteRequests.list"]>;

/** A page of the requests of the customers whom the caller may see, the newest first. */
export async function listQuoteRequests(
  { limit, offset, status: only, awaiting, customerId }: ListInput,
  context: Context,
): Promise<Page<QuoteRequest>> {
  const mine = context.can("quote.write") ? ["asked", "countered"] : ["offered"];
  const page = await queryPage<Row>(context.db, {
    select,
    from: sql`${tables} where r.site_id = ${context.site} and ${visibleCustomers(context, sql`r.customer_id`)}
      and (${customerId ?? null}::numeric is null or r.customer_id = ${customerId ?? null})
      and (${only ?? null}::text is null or ${status} = ${only ?? null})
      and (${awaiting === undefined} or ${status} = any(${mine}::text[]))`,
    order: sql`order by r.quote_request_uid desc`,
    limit,
    offset,
  });
  return { data: page.data.map((row) => requestOf(row, [], context)), total: page.total };
}

/** A request that the caller may see, with every step. */
export async function readQuoteRequest(quoteRequestUid: number, context: Context): Promise<QuoteRequest> {
  const row = await context.db.first<Row & { readonly rounds: readonly QuoteRound[] }>(sql`
    select ${select}, ${rounds} as rounds ${tables}
    where r.site_id = ${context.site} and r.quote_request_uid = ${quoteRequestUid} and ${visibleCustomers(context, sql`r.customer_id`)}`);
  if (!row) throw notFound("request for a quote", quoteRequestUid);
  const { rounds: steps, ...request } = row;
  return requestOf(request, steps, context);
}

/** The lines of a step `d`: what was asked for, or what its quote offers. */
const lines: Sql = sql`(
  select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'invMastUid', l.inv_mast_uid, 'itemId', l.item_id,
    'itemDesc', l.item_desc, 'quantity', l.quantity, 'unitOfMeasure', l.unit_of_measure, 'unitPrice', l.unit_price) order by l.line_no), '[]')
  from (
    select w.line_no, w.inv_mast_uid, i.item_id, i.item_desc, w.quantity, w.unit_of_measure, w.unit_price
    from quote_wish w join item i on i.site_id = w.site_id and i.inv_mast_uid = w.inv_mast_uid
    where w.site_id = d.site_id and w.quote_request_uid = d.quote_request_uid and w.round_no = d.round_no
    union all
    select n.line_no, n.inv_mast_uid, n.item_id, n.description, n.quantity, n.unit_of_measure, n.unit_price
    from quote_line n where n.site_id = d.site_id and n.quote_no = d.quote_no and d.act = 'offered'
  ) l)`;

const rounds: Sql = sql`(
  select json_agg(json_build_object('roundNo', d.round_no, 'act', d.act, 'usersId', d.users_id, 'name', x.name, 'note', d.note,
    'quoteNo', d.quote_no, 'expirationDate', to_char(h.expiration_date, 'YYYY-MM-DD HH24:MI:SS'), 'currency', d.currency,
    'lines', ${lines}, 'dateCreated', to_char(d.date_created, 'YYYY-MM-DD HH24:MI:SS')) order by d.round_no)
  from quote_round d
  left join users x on x.site_id = d.site_id and x.id = d.users_id
  left join quote_hdr h on h.site_id = d.site_id and h.quote_no = d.quote_no
  where d.site_id = r.site_id and d.quote_request_uid = r.quote_request_uid)`;
