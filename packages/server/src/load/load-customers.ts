import { insertRows, type Row } from "../data/insert-rows.ts";
import { inSlices, type LoadContext, type LoadStep } from "./load-context.ts";

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

interface Address {
  readonly id: number;
  readonly row: Row;
}

/** `Store.csv`, `Customer.csv`, `Person.csv` and addresses: customers with their ship-tos. */
export const loadCustomers: LoadStep = {
  title: "customers",
  async run(context) {
    const { db, site, folder, report } = context;
    const stores = new Map(
      await folder.read(
        "Store.csv",
        (row) =>
          [
            row.key("BusinessEntityID"),
            { name: row.text("Name", 255), salesRep: row.optionalText("SalesPersonID", 40) },
          ] as const,
      ),
    );
    const people = await readPeople(context);
    const addresses = await readAddresses(context);
    const customers = await folder.read("Customer.csv", (row) => {
      const customerId = row.key("CustomerID");
      const storeId = row.optionalInteger("StoreID");
      const personId = row.optionalInteger("PersonID");
      const store = storeId === undefined ? undefined : stores.get(storeId);
      if (storeId !== undefined && !store) return row.refuse("StoreID", `is ${storeId}, which Store.csv does not have`);
      const person = personId === undefined ? undefined : people.get(personId);
      const name =
        store?.name ?? (person ? `${person.firstName} ${person.lastName}` : row.optionalText("AccountNumber", 255));
      if (!name) return row.refuse("AccountNumber", "is empty, and neither a store nor a person names the customer");
      return {
        customerId,
        name,
        storeId,
        salesRep: store?.salesRep,
        addresses: addresses.get(storeId ?? personId ?? 0) ?? [],
      };
    });
    await inSlices(db, customers, 1000, async (transaction, slice) => {
      await insertRows(
        transaction,
        "customer",
        slice.map((customer) => customerRow(site, customer)),
        { conflict: ["site_id", "customer_id"] },
      );
      const shipTos = slice.flatMap(({ customerId, name, addresses: own }) =>
        own.map((address, index) => ({
          site_id: site,
          ship_to_id: shipToId(customerId, index),
          customer_id: customerId,
          ship_to_name: name,
          ...address.row,
        })),
      );
      await insertRows(transaction, "ship_to", shipTos, { conflict: ["site_id", "ship_to_id"] });
    });
    for (const { customerId, storeId, salesRep, addresses: own } of customers) {
      context.customers.set(customerId, {
        customerId,
        salesRepId: salesRep,
        shipTos: new Map(own.map((address, index) => [address.id, shipToId(customerId, index)])),
      });
      if (storeId !== undefined)
        context.storeCustomers.set(storeId, [...(context.storeCustomers.get(storeId) ?? []), customerId]);
    }
    report.stored("Store.csv", stores.size);
    report.stored("Customer.csv", customers.length);
  },
};

/** A customer's ship-tos are numbered behind his own number; nobody has a hundred. */
function shipToId(customerId: number, index: number): number {
  return customerId * 100 + index + 1;
}

function customerRow(
  site: string,
  { customerId, name, salesRep }: { customerId: number; name: string; salesRep: string | undefined },
): Row {
  return {
    site_id: site,
    customer_id: customerId,
    company_id: "MAIN",
    customer_name: name,
    sales_rep_id: salesRep ?? null,
  };
}

/** People by number, and their names. */
export async function readPeople({ folder, report }: LoadContext): Promise<Map<number, Person>> {
  const people = new Map(
    await folder.read(
      "Person.csv",
      (row) =>
        [
          row.key("BusinessEntityID"),
          { firstName: row.text("FirstName", 100), lastName: row.text("LastName", 100) },
        ] as const,
    ),
  );
  report.stored("Person.csv", people.size);
  return people;
}

const addressTypes: Readonly<Record<number, string>> = { 1: "bill", 3: "main", 5: "ship" };

/** The addresses of stores and people, by whose they are. */
async function readAddresses({ folder, states, report }: LoadContext): Promise<Map<number, Address[]>> {
  const places = new Map(
    await folder.read("Address.csv", (row) => {
      const stateId = row.key("StateProvinceID");
      const state = states.get(stateId);
      if (!state) return row.refuse("StateProvinceID", `is ${stateId}, which StateProvince.csv does not have`);
      const address = {
        address1: row.optionalText("AddressLine1", 255) ?? null,
        address2: row.optionalText("AddressLine2", 255) ?? null,
        city: row.text("City", 100),
        state: state.code,
        postal_code: row.optionalText("PostalCode", 20) ?? null,
        country: state.country,
      };
      return [row.key("AddressID"), address] as const;
    }),
  );
  const owners = new Map<number, Address[]>();
  const links = await folder.read("BusinessEntityAddress.csv", (row) => {
    const [owner, id] = [row.key("BusinessEntityID"), row.key("AddressID")];
    const place = places.get(id);
    if (!place) return row.refuse("AddressID", `is ${id}, which was not loaded from Address.csv`);
    const address = {
      id,
      row: { ...place, address_type: addressTypes[row.optionalInteger("AddressTypeID") ?? 5] ?? "ship" },
    };
    owners.set(owner, [...(owners.get(owner) ?? []), address]);
    return owner;
  });
  report.stored("Address.csv", places.size);
  report.stored("BusinessEntityAddress.csv", links.length);
  return owners;
}
