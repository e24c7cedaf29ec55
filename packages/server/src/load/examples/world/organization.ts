import type { RowSet } from "../row-set.ts";
import { world, worldPasswordHash } from "./names.ts";
import { addOffice } from "./office.ts";
import { addSettings, addStates } from "./site.ts";

/** Adds the site, the company, its locations, the groups and the users. */
export function addOrganization(rows: RowSet): void {
  rows.add("site", {
    site_id: rows.site,
    site_name: "Purvey Demo Supply",
  });
  addSettings(rows);
  addStates(rows);
  addCompany(rows);
  addLocations(rows);
  addOffice(rows);
  addGroups(rows);
  addUsers(rows);
}

function addCompany(rows: RowSet): void {
  rows.add("company", {
    company_uid: 1,
    company_id: "PDS",
    company_name: "Purvey Demo Supply",
    address1: "2480 Westbelt Drive",
    city: "Columbus",
    state: "OH",
    postal_code: "43228",
    country: "US",
    phone: "614-555-0100",
    email_address: "office@purveydemo.example",
    url: "https://purveydemo.example",
    tax_id: "31-5550142",
    currency_id: "USD",
    default_location_id: world.locations.columbus,
    date_created: "2025-01-06 08:00:00",
  });
}

function addLocations(rows: RowSet): void {
  const common = { company_id: "PDS", country: "US", state: "OH", timezone: "America/New_York" };
  rows.add(
    "location",
    {
      ...common,
      location_id: world.locations.columbus,
      location_name: "Columbus",
      address1: "2480 Westbelt Drive",
      city: "Columbus",
      postal_code: "43228",
      phone: "614-555-0110",
      email_address: "columbus@purveydemo.example",
      latitude: 39.9985,
      longitude: -83.1197,
      allow_backorder: false,
      sequence_no: 1,
    },
    {
      ...common,
      location_id: world.locations.toledo,
      location_name: "Toledo",
      address1: "1150 Matzinger Road",
      city: "Toledo",
      postal_code: "43612",
      phone: "419-555-0120",
      email_address: "toledo@purveydemo.example",
      latitude: 41.7122,
      longitude: -83.5341,
      allow_backorder: true,
      sequence_no: 2,
    },
  );
}

/** Number, title, parent and role of each group; the tree's edges follow from the parents. */
const groups = [
  { id: 1, parent_id: 0, title: "Public", role: "guest", lft: 1, rgt: 18, level: 0, is_default: true },
  { id: 2, parent_id: 1, title: "Customers", role: "shopper", lft: 2, rgt: 5, level: 1 },
  { id: 3, parent_id: 2, title: "Approvers", role: "approver", lft: 3, rgt: 4, level: 2 },
  { id: 4, parent_id: 1, title: "Staff", role: null, lft: 6, rgt: 17, level: 1 },
  { id: 5, parent_id: 4, title: "Sales", role: "salesRep", lft: 7, rgt: 8, level: 2 },
  { id: 6, parent_id: 4, title: "Warehouse", role: "warehouse", lft: 9, rgt: 10, level: 2 },
  { id: 7, parent_id: 4, title: "Administrators", role: "administrator", lft: 11, rgt: 12, level: 2 },
  { id: 8, parent_id: 4, title: "Auditors", role: "auditor", lft: 13, rgt: 14, level: 2 },
  { id: 9, parent_id: 4, title: "Developers", role: "developer", lft: 15, rgt: 16, level: 2 },
];

function addGroups(rows: RowSet): void {
  rows.add(
    "user_group",
    ...groups.map((group) => ({ ...group, description: `Members of ${group.title}`, created: "2025-01-06 08:00:00" })),
  );
}

const { northgate, lakeside } = world.customers;

const people = [
  {
    username: "dana",
    name: "Dana Whitfield",
    role: "shopper",
    group: 2,
    customer_id: northgate,
    contact_id: world.contacts.dana,
  },
  {
    username: "amir",
    name: "Amir Haddad",
    role: "approver",
    group: 3,
    customer_id: northgate,
    contact_id: world.contacts.amir,
  },
  {
    username: "lena",
    name: "Lena Sørensen",
    role: "shopper",
    group: 2,
    customer_id: lakeside,
    contact_id: world.contacts.lena,
  },
  { username: "walt", name: "Walt Brennan", role: "warehouse", group: 6 },
  { username: "rita", name: "Rita Kowalski", role: "warehouse", group: 6 },
  { username: "sara", name: "Sara Lindqvist", role: "salesRep", group: 5, sales_rep_id: world.salesRep },
  { username: "ada", name: "Ada Okafor", role: "administrator", group: 7 },
  { username: "ned", name: "Ned Fairbanks", role: "auditor", group: 8 },
  { username: "dev", name: "Devin Marsh", role: "developer", group: 9 },
] as const;

const domains: Readonly<Record<number, string>> = {
  [northgate]: "northgatefab.example",
  [lakeside]: "lakesidehydraulics.example",
};

function addUsers(rows: RowSet): void {
  people.forEach(({ group, ...person }) => {
    const id = world.users[person.username];
    const domain = ("customer_id" in person && domains[person.customer_id]) || "purveydemo.example";
    rows.add("users", {
      ...person,
      id,
      email: `${person.username}@${domain}`,
      password_hash: worldPasswordHash,
      register_date: "2025-01-06 08:00:00",
      timezone: "America/New_York",
      profile_values: { phone: `614-555-01${50 + id}` },
    });
    rows.add("user_group_map", { user_id: id, group_id: group });
  });
}
