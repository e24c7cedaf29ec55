import sql from "sql-template-tag";
import { hashPassword } from "../platform/auth/password.ts";
import type { Queryable } from "../platform/db/database.ts";
import { insertRows, type Row } from "../platform/db/insert-rows.ts";
import type { Contact } from "./load-contacts.ts";
import type { LoadContext } from "./load-context.ts";

type Reachable = Contact & { readonly email: NonNullable<Contact["email"]> };

/**
 * Gives every contact with an e-mail address a sign-in under it, with the password of the load. Who has one keeps it with
 * the password they have by now; an address that somebody else signs in with is refused.
 */
export async function storeSignIns(context: LoadContext, contacts: readonly Contact[]): Promise<void> {
  if (context.password === undefined) return;
  const hash = await hashPassword(context.password);
  const reachable = contacts.filter((contact): contact is Reachable => contact.email !== undefined);
  for (let start = 0; start < reachable.length; start += 1000) {
    await storeSlice(context, reachable.slice(start, start + 1000), hash);
  }
}

async function storeSlice({ db, site, report }: LoadContext, slice: readonly Reachable[], hash: string): Promise<void> {
  const { owners, taken } = await existing(db, site, slice);
  const rows: Row[] = [];
  for (const contact of slice.filter(({ id }) => !owners.has(id))) {
    const name = contact.email.address.toLowerCase();
    if (taken.has(name)) remark(report, contact);
    else rows.push(userRow(site, contact, hash));
    taken.add(name);
  }
  await insertRows(db, "users", rows);
}

/** Contacts that have a sign-in, and names that are taken. */
async function existing(db: Queryable, site: string, contacts: readonly Reachable[]) {
  const names = contacts.map(({ email }) => email.address.toLowerCase());
  const rows = await db.query<{ contactId: number | null; username: string; email: string }>(sql`
    select contact_id as "contactId", lower(username) as username, lower(email) as email from users
    where site_id = ${site} and (contact_id = any(${contacts.map(({ id }) => id)}::bigint[])
      or lower(username) = any(${names}::text[]) or lower(email) = any(${names}::text[]))`);
  return {
    owners: new Set(rows.map(({ contactId }) => contactId)),
    taken: new Set(rows.flatMap(({ username, email }) => [username, email])),
  };
}

function remark(report: LoadContext["report"], { email }: Reachable): void {
  const reason = `is \`${email.address}\`, with which somebody else signs in; the contact was stored without a sign-in`;
  report.remark({ file: "EmailAddress.csv", line: email.line, column: "EmailAddress", reason });
}

function userRow(site: string, { id, firstName, lastName, email, customers }: Reachable, hash: string): Row {
  return {
    site_id: site,
    username: email.address,
    email: email.address,
    name: `${firstName} ${lastName}`,
    password_hash: hash,
    role: "shopper",
    customer_id: customers[0] ?? null,
    contact_id: id,
  };
}

/** Someone must be able to look after the site: `admin`, with the password of the load, unless there is one. */
export async function storeAdministrator({ db, site, password }: LoadContext): Promise<void> {
  if (password === undefined) return;
  const found = await db.first(sql`select 1 from users where site_id = ${site} and role = 'administrator'`);
  if (found) return;
  const hash = await hashPassword(password);
  await db.execute(sql`
    insert into users (site_id, username, email, name, password_hash, role)
    values (${site}, 'admin', ${`admin@${site}.invalid`}, 'Administrator', ${hash}, 'administrator') on conflict do nothing`);
}
