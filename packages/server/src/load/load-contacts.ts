import type { Row } from "../data/insert-rows.ts";
import { inSlices, type LoadContext, type LoadStep, type StoreCustomer, storeRows } from "./load-context.ts";
import { storeAdministrator, storeSignIns } from "./store-sign-ins.ts";

/** Somebody who buys for customers; the first of them is the one he works for. */
export interface Contact {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: { readonly address: string; readonly line: number } | undefined;
  readonly phone: string | undefined;
  readonly customers: readonly number[];
}

/** `BusinessEntityContact.csv`: the people who buy for stores, and their sign-ins. */
export const loadContacts: LoadStep = {
  title: "contacts",
  async run(context) {
    const { db } = context;
    const contacts = await readContacts(context);
    await inSlices(db, contacts, 1000, async (transaction, slice) => {
      await storeRows(transaction, context, "contact", ["id"], slice.map(contactRow));
      const links = slice.flatMap(linkRows);
      await storeRows(transaction, context, "contact_customer", ["contact_id", "customer_id"], links);
    });
    await storeSignIns(context, contacts);
    await storeAdministrator(context);
  },
};

function contactRow({ id, firstName, lastName, email, phone }: Contact): Row {
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email_address: email?.address ?? null,
    phone: phone ?? null,
  };
}

function linkRows({ id, customers }: Contact): Row[] {
  return customers.map((customer_id, index) => ({ contact_id: id, customer_id, is_primary: index === 0 }));
}

/** One contact for each person, however many stores and kinds of contact he has lines for. */
async function readContacts({ folder, directory, storeCustomers, report }: LoadContext): Promise<Contact[]> {
  const contacts = new Map<number, Contact>();
  const rows = await folder.read("BusinessEntityContact.csv", (row) => {
    const [store, id] = [row.key("BusinessEntityID"), row.key("PersonID")];
    const name = directory.names.get(id);
    if (!name) return row.refuse("PersonID", `is ${id}, whose name Person.csv does not have`);
    const customers = storeCustomers.get(store);
    if (!customers) return row.refuse("BusinessEntityID", `is ${store}, which is no store of a customer`);
    const all = [...(contacts.get(id)?.customers ?? []), ...ownFirst(customers, id)];
    const [email, phone] = [directory.emails.get(id), directory.phones.get(id)];
    contacts.set(id, { id, ...name, email, phone, customers: [...new Set(all)] });
    return id;
  });
  report.stored("BusinessEntityContact.csv", rows.length);
  return [...contacts.values()];
}

/** A store may have several customer numbers: the one that names the person as its buyer comes first. */
function ownFirst(customers: readonly StoreCustomer[], personId: number): number[] {
  const own = customers.filter((customer) => customer.personId === personId);
  return [...own, ...customers].map(({ customerId }) => customerId);
}
