import type { CsvRow } from "./csv-row.ts";
import { readAddresses } from "./load-addresses.ts";
import type { LoadStep } from "./load-context.ts";

/**
 * `Person.csv`, `EmailAddress.csv`, `PersonPhone.csv` and addresses: who people are, of several e-mail addresses or numbers
 * the first counts; and where people, stores and vendors are.
 */
export const loadPeople: LoadStep = {
  title: "people and addresses",
  async run(context) {
    const { folder, report } = context;
    const names = await folder.readByKey("Person.csv", "BusinessEntityID", (row) => ({
      firstName: row.text("FirstName", 100),
      lastName: row.text("LastName", 100),
    }));
    const emails = await folder.readByKey("EmailAddress.csv", "BusinessEntityID", (row) => ({
      address: emailAddress(row),
      line: row.line,
    }));
    const phones = await folder.readByKey("PersonPhone.csv", "BusinessEntityID", (row) => row.text("PhoneNumber", 40));
    context.directory = { names, emails, phones };
    context.addresses = await readAddresses(context);
    report.stored("Person.csv", names.size);
    report.stored("EmailAddress.csv", emails.size);
    report.stored("PersonPhone.csv", phones.size);
  },
};

function emailAddress(row: CsvRow): string {
  const address = row.text("EmailAddress", 100);
  return /^[^\s@]+@[^\s@]+$/.test(address)
    ? address
    : row.refuse("EmailAddress", `is \`${address}\`, not an e-mail address such as dana@northgate.example`);
}
