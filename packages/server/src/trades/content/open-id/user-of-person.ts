import sql from "sql-template-tag";
import { type Account, withdrawTokens } from "../../../platform/auth/account.ts";
import { findPerson, linkUser, provisionUser } from "../../../platform/auth/provision-user.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { forbidden, type ServerError } from "../../../platform/errors.ts";
import type { OpenIdSetting } from "./open-id-setting.ts";
import type { ClaimedPerson } from "./person-of-claims.ts";

/** The user of a person, or why there is none; what is said is stored with it. */
export type FoundUser = { readonly account: Account } | { readonly refusal: ServerError };

/**
 * The user whom a site knows by issuer and subject; else the one whose verified e-mail address it is, or a new one, as far
 * as the site's setting allows. Users whom the provider keeps get role and customer by what it says now; one whom it gives
 * no role any more loses role, customer and tokens.
 *
 * @param db an open transaction. A refusal is answered, not thrown, so that what it takes away is stored
 */
export async function userOfPerson(
  db: Queryable,
  site: string,
  person: ClaimedPerson,
  setting: OpenIdSetting,
): Promise<FoundUser> {
  const known = await findPerson(db, site, person);
  if (known) return (await isManaged(db, site, person)) ? follow(db, site, known, person) : { account: known };
  const linked = setting.linkByEmail ? await linkByEmail(db, site, person) : undefined;
  if (linked) return { account: linked };
  if (!setting.provision) return { refusal: unknownPerson(site, person) };
  const standing = await standingOf(db, site, person);
  if ("refusal" in standing) return standing;
  return { account: await provisionUser(db, site, person, { ...standing, managed: true }) };
}

async function isManaged(db: Queryable, site: string, { issuer, subject }: ClaimedPerson): Promise<boolean> {
  const row = await db.first<{ managed: boolean }>(sql`
    select managed from user_identity where site_id = ${site} and issuer = ${issuer} and subject = ${subject}`);
  return row?.managed ?? false;
}

/** Role and customer of a user whom the provider keeps, as it says now. */
async function follow(db: Queryable, site: string, { userId }: Account, person: ClaimedPerson): Promise<FoundUser> {
  const standing = await standingOf(db, site, person);
  const gone = "refusal" in standing;
  const { role, customerId } = gone ? { role: "guest", customerId: null } : standing;
  await db.execute(sql`
    update users set role = ${role}, customer_id = ${customerId}::numeric, contact_id = case
        when customer_id is not distinct from ${customerId}::numeric then contact_id end,
      date_last_modified = localtimestamp(0)
    where site_id = ${site} and id = ${userId}
      and (role, customer_id) is distinct from (${role}::text, ${customerId}::numeric)`);
  if (!gone) return { account: (await findPerson(db, site, person)) as Account };
  await db.execute(sql`update users set ${withdrawTokens} where site_id = ${site} and id = ${userId}`);
  return standing;
}

/** Only an address that one user has says which. */
async function linkByEmail(db: Queryable, site: string, person: ClaimedPerson): Promise<Account | undefined> {
  if (person.verifiedEmail === undefined) return undefined;
  const found = await db.query<{ id: number }>(sql`
    select id from users where site_id = ${site} and lower(email) = lower(${person.verifiedEmail}) limit 2`);
  const [only, another] = found;
  if (!only || another) return undefined;
  await linkUser(db, site, only.id, person, false);
  return findPerson(db, site, person);
}

async function standingOf(
  db: Queryable,
  site: string,
  { role, customer }: ClaimedPerson,
): Promise<{ role: string; customerId: number | null } | { refusal: ServerError }> {
  if (role === undefined)
    return {
      refusal: forbidden("The identity provider gives you no role on this site. Ask an administrator for one."),
    };
  if (customer === null) return { role, customerId: null };
  const there =
    customer !== "unknown" &&
    (await db.first(sql`
      select 1 from customer where site_id = ${site} and customer_id = ${customer}::numeric and delete_flag = 'N'`));
  if (there) return { role, customerId: customer };
  return {
    refusal: forbidden(
      "The identity provider names a customer for you that is not on this site. Ask an administrator to correct it.",
    ),
  };
}

function unknownPerson(site: string, { issuer, subject }: ClaimedPerson): ServerError {
  return forbidden(
    `The site \`${site}\` knows no user \`${subject}\` of \`${issuer}\`. Ask an administrator to link one.`,
    { issuer, subject },
  );
}
