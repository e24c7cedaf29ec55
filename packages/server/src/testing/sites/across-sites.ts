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
    reason: "An image element sends no header: without a site in the address it is asked of the server's first one.",
  },
  "the steps of the schema": {
    tables: "all",
    reason: "It creates the table of the steps that have run, which is of no site.",
  },
  identities: {
    tables: "all",
    reason: "The sequences that numbers come from are of the whole database; only the largest number is read.",
  },
  "imports that wait": {
    tables: ["site"],
    reason: "The job hands imports over for every site, one after the other; only the names of the sites are read.",
  },
  "warehouse documents that wait": {
    tables: ["warehouse_document"],
    reason: "The job applies the documents of every site, one after the other; only the names of the sites are read.",
  },
  "rows that refer to nothing": {
    tables: "all",
    reason: "Whoever runs the database asks for the orphans of every site at once; a row is compared within its site.",
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
  search_matches: {
    reads: "site",
    reason: "It compares `d.site_id || ''` with its parameter, so that the planner does not take the index of sites.",
  },
  search_share_of: { reads: "site", reason: "It reads `search_word` where `site_id = site`." },
  search_size: { reads: "site", reason: "It hands its site on to `search_matches` and `search_share_of`." },
  search_most_bought: { reads: "site", reason: "It hands its site on to the three above." },
  search_share: { reads: "nothing", reason: "It writes a query from its parameters." },
  search_step: { reads: "nothing", reason: "It writes a query from its parameters." },
  refuse_price_rewrite: { reads: "nothing", reason: "A trigger that only raises an error." },
  note_price_change: {
    reads: "nothing",
    reason: "A trigger that writes with the `site_id` of the row that was changed.",
  },
};
