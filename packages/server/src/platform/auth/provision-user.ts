import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { type Account, findAccount } from "./account.ts";

/** Somebody as an outside issuer calls them. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string | undefined;
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** What somebody is on a site. */
export interface PersonStanding {
  readonly role: string;
  readonly customerId: number | null;
  /** Whether role and customer follow what the issuer says at each sign-in. */
  readonly managed: boolean;
}

/** The user whom a site knows by issuer and subject. */
export function findPerson(
  db: Queryable,
  site: string,
  { issuer, subject }: Pick<Person, "issuer" | "subject">,
): Promise<Account | undefined> {
  return findAccount(
    db,
    site,
    sql`u.id = (select i.users_id from user_identity i
      where i.site_id = ${site} and i.issuer = ${issuer} and i.subject = ${subject})`,
  );
}

/**
 * The user of a person of an outside issuer, who is made, without a password, when the site knows none; of several at once
 * one makes it. Names and addresses that others have are not taken: nobody becomes somebody by a claim.
 *
 * @param db an open transaction
 */
export async function provisionUser(
  db: Queryable,
  site: string,
  person: Person,
  { role, customerId, managed }: PersonStanding,
): Promise<Account> {
  const { username, email, unique } = namesOf(person);
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${`provision ${site}`}))`);
  const first = await findPerson(db, site, person);
  if (first) return first;
  const user = await db.first<{ id: number }>(sql`
    insert into users (site_id, username, email, name, password_hash, role, customer_id)
    select ${site}, case when exists (select 1 from users u where u.site_id = ${site} and lower(u.username) = lower(${username}))
        then ${unique} else ${username} end,
      case when exists (select 1 from users u where u.site_id = ${site} and lower(u.email) = lower(${email}))
        then ${unique} else ${email} end,
      ${(person.name ?? username).slice(0, 100)}, '', ${role}, ${customerId}::numeric
    returning id`);
  await linkUser(db, site, (user as { id: number }).id, person, managed);
  return (await findPerson(db, site, person)) as Account;
}

/** Lets a person of an outside issuer be a user from now on; somebody who is a user already stays that one. */
export async function linkUser(
  db: Queryable,
  site: string,
  userId: number,
  { issuer, subject }: Pick<Person, "issuer" | "subject">,
  managed: boolean,
): Promise<void> {
  await db.execute(sql`
    insert into user_identity (site_id, users_id, issuer, subject, managed)
    values (${site}, ${userId}, ${issuer}, ${subject}, ${managed}) on conflict do nothing`);
}

/** How a new user is called: as the issuer says where that can be a name, else by a name that nobody else has. */
function namesOf({ issuer, subject, username, email }: Person) {
  const host = URL.canParse(issuer) ? new URL(issuer).hostname : "issuer.invalid";
  const digest = createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("hex")
    .slice(0, 24);
  const unique = `${digest}@${host.slice(-70)}`;
  return {
    unique,
    username: username && /^[\w.@+-]{1,100}$/.test(username) ? username : unique,
    email: email && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) && email.length <= 100 ? email : unique,
  };
}
