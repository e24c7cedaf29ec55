import type { Row } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import {
  type Directory,
  inSlices,
  type LoadContext,
  type LoadStep,
  type StoreCustomer,
  storeRows,
} from "./load-context.ts";
import { storeVendorContacts, type VendorContact } from "./load-vendors.ts";
import { storeAdministrator, storeSignIns } from "./store-sign-ins.ts";

/** Somebody who buys for customers; the first of them is the one they work for. */
export interface Contact {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: { readonly address: string; readonly line: number } | undefined;
  readonly phone: string | undefined;
  readonly customers: readonly number[];
}

/** `BusinessEntityContact.csv`: the people who buy for stores, and their sign-ins; and whom to ask at vendors. */
export const loadContacts: LoadStep = {
  title: "contacts",
  async run(context) {
    const { db } = context;
    const { contacts, vendorContacts } = await readContacts(context);
    await storeVendorContacts(context, vendorContacts);
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

/** One contact for each person, however many stores and kinds of contact they have lines for. */
async function readContacts({ folder, directory, storeCustomers, vendors, report }: LoadContext) {
  const contacts = new Map<number, Contact>();
  const vendorContacts = new Map<number, VendorContact>();
  const rows = await folder.read("BusinessEntityContact.csv", (row) => {
    const [store, id] = [row.key("BusinessEntityID"), row.key("PersonID")];
    if (vendors.has(store)) {
      const contact = vendorContact(row, id, directory);
      if (!vendorContacts.has(store)) vendorContacts.set(store, contact);
      return id;
    }
    const name = directory.names.get(id);
    if (!name) return row.refuse("PersonID", `is ${id}, whose name Person.csv does not have`);
    const customers = storeCustomers.get(store);
    if (!customers)
      return row.refuse("BusinessEntityID", `is ${store}, which is neither a store of a customer nor a vendor`);
    const all = [...(contacts.get(id)?.customers ?? []), ...ownFirst(customers, id)];
    const [email, phone] = [directory.emails.get(id), directory.phones.get(id)];
    contacts.set(id, { id, ...name, email, phone, customers: [...new Set(all)] });
    return id;
  });
  report.stored("BusinessEntityContact.csv", rows.length);
  return { contacts: [...contacts.values()], vendorContacts };
}

/** Of a vendor's contact the name is not needed, but how to reach them. */
function vendorContact(row: CsvRow, id: number, { emails, phones }: Directory): VendorContact {
  const [email, phone] = [emails.get(id)?.address ?? null, phones.get(id) ?? null];
  if (email === null && phone === null)
    return row.refuse("PersonID", `is ${id}, of whom there is neither an e-mail address nor a phone number`);
  return { email, phone };
}

/** A store may have several customer numbers: the one that names the person as its buyer comes first. */
function ownFirst(customers: readonly StoreCustomer[], personId: number): number[] {
  const own = customers.filter((customer) => customer.personId === personId);
  return [...own, ...customers].map(({ customerId }) => customerId);
}
