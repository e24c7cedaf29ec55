import type { Row } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Address, shipToNumbers } from "./load-addresses.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

interface CustomerRecord {
  readonly customerId: number;
  readonly storeId: number | undefined;
  readonly personId: number | undefined;
  readonly row: Row;
  readonly addresses: readonly Address[];
}

interface Store {
  readonly name: string;
  readonly salesRepId: string | undefined;
}

/** `Store.csv`, `Customer.csv`: customers with their ship-tos. */
export const loadCustomers: LoadStep = {
  title: "customers",
  async run(context) {
    const { db, folder, report } = context;
    const stores = await folder.readByKey("Store.csv", "BusinessEntityID", (row) => ({
      name: row.text("Name", 255),
      salesRepId: row.optionalText("SalesPersonID", 40),
    }));
    const records = await readCustomers(context, stores);
    const numberOf = await shipToNumbers(context);
    await inSlices(db, records, 1000, async (transaction, slice) => {
      await storeRows(
        transaction,
        context,
        "customer",
        ["customer_id"],
        slice.map(({ row }) => row),
      );
      const shipTos = slice.flatMap((record) => shipToRows(record, numberOf));
      await storeRows(transaction, context, "ship_to", ["customer_id", "source_id"], shipTos);
    });
    for (const record of records) remember(context, record, numberOf);
    report.stored("Store.csv", stores.size);
    report.stored("Customer.csv", records.length);
  },
};

async function readCustomers(
  { folder, directory, addresses }: LoadContext,
  stores: ReadonlyMap<number, Store>,
): Promise<CustomerRecord[]> {
  const records = await folder.readByKey("Customer.csv", "CustomerID", (row, customerId): CustomerRecord => {
    const [storeId, personId] = [row.optionalInteger("StoreID"), row.optionalInteger("PersonID")];
    const store = stores.get(storeId ?? 0);
    if (storeId !== undefined && !store) return row.refuse("StoreID", `is ${storeId}, which Store.csv does not have`);
    const person = directory.names.get(personId ?? 0);
    const ownName = person && `${person.firstName} ${person.lastName}`;
    const name = store?.name ?? ownName ?? row.optionalText("AccountNumber", 255);
    if (!name) return row.refuse("AccountNumber", "is empty, and neither a store nor a person names the customer");
    const own = addresses.get(storeId ?? personId ?? 0) ?? [];
    return {
      customerId,
      storeId,
      personId,
      addresses: own,
      row: {
        customer_id: customerId,
        company_id: "MAIN",
        customer_name: name,
        sales_rep_id: store?.salesRepId ?? null,
        email_address: directory.emails.get(personId ?? 0)?.address ?? null,
        phone: directory.phones.get(personId ?? 0) ?? null,
        ...termsOf(row),
      },
    };
  });
  return [...records.values()];
}

/** What the site grants the customer; a column that the file does not have leaves it as it is. */
function termsOf(row: CsvRow): Row {
  const limit = row.optionalDecimal("CreditLimit");
  if (limit?.lt(0)) return row.refuse("CreditLimit", `is ${limit.toString()}; it must not be below 0`);
  const hold = row.optionalInteger("CreditHold") ?? 0;
  if (hold !== 0 && hold !== 1) return row.refuse("CreditHold", `is ${hold}; known are 0, 1`);
  const terms = {
    PriceClass: { price_class: row.priceClass("PriceClass") ?? 1 },
    CreditLimit: { credit_limit: limit?.toFixed() ?? null },
    CreditHold: { credit_hold: hold === 1 ? "Y" : "N" },
  };
  const given = Object.entries(terms).filter(([column]) => row.has(column));
  return Object.assign({}, ...given.map(([, columns]) => columns));
}

type NumberOf = (customerId: number, addressId: number) => number;

function shipToRows({ customerId, row, addresses }: CustomerRecord, numberOf: NumberOf): Row[] {
  return addresses.map((address) => ({
    ship_to_id: numberOf(customerId, address.id),
    customer_id: customerId,
    source_id: String(address.id),
    ship_to_name: row.customer_name,
    ...address.row,
  }));
}

function remember({ customers, storeCustomers }: LoadContext, record: CustomerRecord, numberOf: NumberOf): void {
  const { customerId, storeId, personId, addresses } = record;
  customers.set(customerId, { shipTos: new Map(addresses.map(({ id }) => [id, numberOf(customerId, id)])) });
  if (storeId === undefined) return;
  storeCustomers.set(storeId, [...(storeCustomers.get(storeId) ?? []), { customerId, personId }]);
}
