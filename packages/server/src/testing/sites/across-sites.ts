/** Statements that are for several sites on purpose. */
export interface AcrossSites {
  /** The tables that they may leave unbound; all others they must bind. `all` for what is of no site: numbers, upkeep. */
  readonly tables: readonly string[] | "all";
  readonly reason: string;
}

/** Every name that `acrossSites` is called with. */
export const acrossSitesOnPurpose: Readonly<Record<string, AcrossSites>> = {
  "the first site": {
    tables: ["site"],
    reason:
      "An image element sends no header, and a page has no site before somebody names one: it is the server's first one.",
  },
  "the sites that there are": {
    tables: ["site"],
    reason: "Whoever runs the server names a site that it does not have; its first ten names are told.",
  },
  "the steps of the schema": {
    tables: "all",
    reason: "It creates the table of the steps that have run, which is of no site.",
  },
  identities: {
    tables: "all",
    reason: "The sequences that numbers come from are of the whole database; only the largest number is read.",
  },
  "numbers of documents": {
    tables: "all",
    reason: "Each site's counter is set past the largest number of that site, in one statement for all sites.",
  },
  "imports that wait": {
    tables: ["site"],
    reason: "The job hands imports over for every site, one after the other; only the names of the sites are read.",
  },
  "order payments that wait": {
    tables: ["site", "order_payment"],
    reason:
      "The job settles the cards of every site's orders, one site after the other; only the names of the sites are read.",
  },
  "how many order payments wait": {
    tables: ["order_payment"],
    reason: "Whoever runs the server is told how much waits for the job, as one number of all sites.",
  },
  "taxes that are to be recorded": {
    tables: ["site", "tax_sale"],
    reason:
      "The job has the taxes of every site's orders recorded, one site after the other; only the names of the sites are read.",
  },
  "how many taxes wait to be recorded": {
    tables: ["tax_document"],
    reason: "Whoever runs the server is told how much waits for the job, as one number of all sites.",
  },
  "how many imports wait": {
    tables: ["import_record", "scheduled_import_master"],
    reason: "Whoever runs the server is told how much waits for the job, as one number of all sites.",
  },
  "changes that wait": {
    tables: "all",
    reason: "Whoever runs the server is told how many changes are not taken in; each is bound to the site that looked.",
  },
  "warehouse documents that wait": {
    tables: ["warehouse_document"],
    reason: "The job applies the documents of every site, one after the other; only the names of the sites are read.",
  },
  "rows that refer to nothing": {
    tables: "all",
    reason: "Whoever runs the database asks for the orphans of every site at once; a row is compared within its site.",
  },
  "texts in another form": {
    tables: "all",
    reason: "Whoever runs the database asks for the names of every site that differ in their form alone.",
  },
  "changes that nobody asks for": {
    tables: ["site_change"],
    reason: "The job forgets old notes of every site's changes at once; it answers nothing.",
  },
  "zones that nobody knows": {
    tables: ["users", "location"],
    reason: "Whoever runs the database asks for the zones of every site that no clock knows.",
  },
  "texts that a key sealed": {
    tables: ["site_setting", "scheduled_import_sftp"],
    reason: "A key seals for every site: after a rotation all of them are sealed anew, each in its own transaction.",
  },
  "stock of every site": {
    tables: ["site"],
    reason: "Whoever runs the database has the books of every site compared, one after the other.",
  },
  "a backup": {
    tables: "all",
    reason: "Whoever runs the database copies it whole; only rows are counted, and of no site alone.",
  },
  "messages that wait": {
    tables: ["message"],
    reason:
      "The job delivers the oldest message of whatever site; what it writes down is bound to that message's site.",
  },
};

/** What a function of the schema reads, whose body the proof cannot follow, and why that keeps to the wall. */
export interface FunctionOfSchema {
  /** The parameter that is the site; it must be given the caller's. Or `nothing`, of any table. */
  readonly reads: string;
  readonly reason: string;
}

/** Every function that the steps of the schema define. */
export const functionsOfSchema: Readonly<Record<string, FunctionOfSchema>> = {
  take_document_number: {
    reads: "nothing",
    reason: "A trigger that counts on the numbers of the site whose document is stored.",
  },
  site_currency: { reads: "of_site", reason: "It reads `site_setting` where `site_id = of_site`." },
  currency_decimals: { reads: "nothing", reason: "It counts the decimals of its parameter." },
  canonical_text: { reads: "nothing", reason: "It writes a text from its parameter." },
  place_plain: { reads: "nothing", reason: "It writes a place from its parameter." },
  place_country: { reads: "nothing", reason: "It writes a place from its parameter." },
  place_state: { reads: "nothing", reason: "It writes a place from its parameters." },
  place_zip: { reads: "nothing", reason: "It writes a place from its parameters." },
  place_postal_code: { reads: "nothing", reason: "It writes a place from its parameters." },
  place_of: { reads: "nothing", reason: "It writes a place from its parameters." },
  place_street: { reads: "nothing", reason: "It writes a street from its parameter." },
  note_items: { reads: "nothing", reason: "A trigger that notes the site and number of the items that are stored." },
  note_changed_items: {
    reads: "nothing",
    reason: "A trigger that notes the site and number of the items that are changed.",
  },
  note_stock: {
    reads: "nothing",
    reason: "A trigger that notes the site and number of the items whose stock is stored.",
  },
  note_changed_stock: {
    reads: "nothing",
    reason: "A trigger that notes the site and number of the items whose stock is changed.",
  },
  note_words: { reads: "nothing", reason: "A trigger that notes the site whose words are stored." },
  note_settings: { reads: "nothing", reason: "A trigger that notes the site whose settings are stored." },
  note_customer: {
    reads: "nothing",
    reason: "A trigger that notes the site and number of the customer that is stored.",
  },
  note_contract: {
    reads: "nothing",
    reason: "A trigger that notes the site and customer of the contract that is stored.",
  },
  note_contract_lines: {
    reads: "nothing",
    reason: "A trigger that notes the site and customer of the contracts whose lines are stored.",
  },
  keep_place: { reads: "nothing", reason: "A trigger that spells the place of the row that is stored." },
  keep_tax_place: { reads: "nothing", reason: "A trigger that spells the place of the row that is stored." },
  keep_exempt_state: { reads: "nothing", reason: "A trigger that spells the state of the row that is stored." },
  keep_currency: { reads: "nothing", reason: "A trigger that asks for the currency of the site that is stored." },
  keep_open_orders: {
    reads: "nothing",
    reason: "A trigger that adds to the sums of the sites and customers whose orders were stored.",
  },
  keep_open_invoices: {
    reads: "nothing",
    reason: "A trigger that adds to the sums of the sites and customers whose invoices were stored.",
  },
  date_change_apart: { reads: "nothing", reason: "A trigger that looks at the changed row alone." },
  refuse_price_rewrite: { reads: "nothing", reason: "A trigger that only raises an error." },
  note_price_change: {
    reads: "nothing",
    reason: "A trigger that writes with the `site_id` of the row that was changed.",
  },
};
