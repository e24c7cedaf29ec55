import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { permissionsTogether, roleNames } from "../../../platform/auth/account.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { type Notice, notifyUsers } from "../../site/index.ts";

/** For how many days people are told of a step. */
const toldFor = 60;

interface Telling {
  readonly roundNo: number;
  readonly note: string | null | undefined;
}

/** What is said of a step where nobody wrote anything. */
const unwritten = "Open it to see what it is about.";

/** Tells those who look after the customer what the customer did. */
export async function tellSellers(
  act: "asked" | "countered" | "accepted",
  { quoteRequestUid, customerId, customerName }: QuoteRequest,
  { roundNo, note }: Telling,
  context: Context,
): Promise<void> {
  const { db, site, user } = context;
  const sellers = await db.query<{ usersId: number; roles: readonly string[] }>(sql`
    select u.id as "usersId", ${roleNames(sql`u`)} as roles from users u
    join customer c on c.site_id = u.site_id and c.customer_id = ${customerId} and c.sales_rep_id = u.sales_rep_id
    where u.site_id = ${site} and u.block = 0 and u.id <> ${user.userId}`);
  const name = await nameOf(context);
  const titles = {
    asked: `${name}, ${customerName}, asks for a quote`,
    countered: `${name}, ${customerName}, counters your offer`,
    accepted: `${name}, ${customerName}, accepted your offer`,
  };
  await notifyUsers(db, site, {
    usersIds: sellers
      .filter(({ roles }) => permissionsTogether(roles).has("quote.write"))
      .map(({ usersId }) => usersId),
    title: titles[act],
    level: "info",
    wording: { asked: "quoteAsked", countered: "quoteCountered", accepted: "quoteAccepted" }[act],
    ...told(note, { name, company: customerName }),
    createdBy: user.userId,
    days: toldFor,
    quoteRequest: { quoteRequestUid, roundNo },
  });
}

/** Tells who asked what the seller did. */
export async function tellAsker(
  act: "offered" | "declined",
  { quoteRequestUid, requestedBy }: QuoteRequest,
  { roundNo, note }: Telling,
  context: Context,
): Promise<void> {
  const { db, site, user } = context;
  const name = await nameOf(context);
  const offered = act === "offered";
  await notifyUsers(db, site, {
    usersIds: requestedBy === user.userId ? [] : [requestedBy],
    title: offered ? `${name} offers you prices` : `${name} declined your request for a quote`,
    level: offered ? "info" : "warning",
    wording: offered ? "quoteOffered" : "quoteDeclined",
    ...told(note, { name }),
    createdBy: user.userId,
    days: toldFor,
    quoteRequest: { quoteRequestUid, roundNo },
  });
}

/** What somebody wrote stays as it is; a sentence of ours is worded in the reader's language. */
function told(
  note: string | null | undefined,
  values: Readonly<Record<string, string>>,
): Pick<Notice, "message" | "wordingValues"> {
  const written = note?.trim() ?? "";
  return { message: written || unwritten, wordingValues: { ...values, written: written === "" ? "N" : "Y" } };
}

async function nameOf({ db, site, user }: Context): Promise<string> {
  const row = await db.first<{ name: string }>(sql`
    select u.name from users u where u.site_id = ${site} and u.id = ${user.userId}`);
  return row?.name ?? "";
}
