import sql from "sql-template-tag";
import { hashPassword } from "../auth/password.ts";
import { insertRows } from "../data/insert-rows.ts";
import { inSlices, type LoadContext, type LoadStep } from "./load-context.ts";
import { readPeople } from "./load-customers.ts";

interface Contact {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly customers: readonly number[];
}

/** `BusinessEntityContact.csv` with e-mail addresses and phone numbers: the people who buy for stores, with their sign-ins. */
export const loadContacts: LoadStep = {
  title: "contacts",
  async run(context) {
    const { db, site, report, password } = context;
    const contacts = await readContacts(context);
    const hash = password === undefined ? undefined : await hashPassword(password);
    await inSlices(db, contacts, 1000, async (transaction, slice) => {
      const rows = slice.map(({ id, firstName, lastName, email, phone }) => ({
        site_id: site,
        id,
        first_name: firstName,
        last_name: lastName,
        email_address: email ?? null,
        phone: phone ?? null,
      }));
      await insertRows(transaction, "contact", rows, { conflict: ["site_id", "id"] });
      const links = slice.flatMap(({ id, customers }) =>
        customers.map((customer_id, index) => ({
          site_id: site,
          contact_id: id,
          customer_id,
          is_primary: index === 0,
        })),
      );
      await insertRows(transaction, "contact_customer", links, { conflict: ["site_id", "contact_id", "customer_id"] });
      if (hash)
        await insertRows(
          transaction,
          "users",
          slice.filter(({ email }) => email).map((contact) => userRow(site, contact, hash)),
          { conflict: ["site_id", "id"] },
        );
    });
    if (hash) await storeAdministrator(context, hash);
    report.stored("BusinessEntityContact.csv", contacts.length);
  },
};

function userRow(site: string, { id, firstName, lastName, email, customers }: Contact, hash: string) {
  return {
    site_id: site,
    id,
    username: email,
    email,
    name: `${firstName} ${lastName}`,
    password_hash: hash,
    role: "shopper",
    customer_id: customers[0] ?? null,
    contact_id: id,
  };
}

/** Someone must be able to look after the site. */
async function storeAdministrator({ db, site }: LoadContext, hash: string): Promise<void> {
  await db.execute(sql`
    insert into users (site_id, username, email, name, password_hash, role, id)
    select ${site}, 'admin', ${`admin@${site}.invalid`}, 'Administrator', ${hash}, 'administrator', coalesce(max(id), 0) + 1000000 from users where site_id = ${site}
    on conflict do nothing`);
}

async function readContacts(context: LoadContext): Promise<Contact[]> {
  const { folder, storeCustomers, report } = context;
  const people = await readPeopleAgain(context);
  const emails = new Map(
    await folder.read(
      "EmailAddress.csv",
      (row) => [row.key("BusinessEntityID"), row.text("EmailAddress", 255)] as const,
    ),
  );
  const phones = new Map(
    await folder.read("PersonPhone.csv", (row) => [row.key("BusinessEntityID"), row.text("PhoneNumber", 40)] as const),
  );
  report.stored("EmailAddress.csv", emails.size);
  report.stored("PersonPhone.csv", phones.size);
  return folder.read("BusinessEntityContact.csv", (row) => {
    const [store, id] = [row.key("BusinessEntityID"), row.key("PersonID")];
    const person = people.get(id);
    if (!person) return row.refuse("PersonID", `is ${id}, whose name Person.csv does not have`);
    const customers = storeCustomers.get(store);
    if (!customers) return row.refuse("BusinessEntityID", `is ${store}, which is no customer`);
    return { id, ...person, email: emails.get(id), phone: phones.get(id), customers };
  });
}

/** Names only: the rows of Person.csv were counted with the customers. */
async function readPeopleAgain(context: LoadContext): Promise<Awaited<ReturnType<typeof readPeople>>> {
  const report = context.report.file("Person.csv");
  const counted = { ...report };
  const people = await readPeople(context);
  Object.assign(report, counted);
  return people;
}
