import type { RowSet } from "../../row-set.ts";
import { worldPasswordHash } from "../../world/names.ts";
import type { Random } from "../random.ts";

const firstNames = [
  "Grace",
  "Marcus",
  "Elena",
  "Howard",
  "Yuki",
  "Renee",
  "Carlos",
  "Ingrid",
  "Pavel",
  "Tanya",
  "Oscar",
  "Beth",
  "Ravi",
  "Colleen",
  "Dmitri",
  "Joyce",
  "Wesley",
  "Fatima",
  "Glenn",
  "Maribel",
  "Trevor",
  "Anika",
  "Russell",
  "Lorna",
  "Hassan",
  "Peggy",
  "Vincent",
  "Shawna",
  "Emil",
  "Dolores",
];

const lastNames = [
  "Abbott",
  "Brandt",
  "Castillo",
  "Dvorak",
  "Eriksen",
  "Fontaine",
  "Gallagher",
  "Hofmann",
  "Ibarra",
  "Jankowski",
  "Kessler",
  "Lombardi",
  "McAllister",
  "Nakamura",
  "Oduya",
  "Pruitt",
  "Quintero",
  "Rasmussen",
  "Schaefer",
  "Tolliver",
  "Underhill",
  "Vasquez",
  "Wozniak",
  "Yoder",
  "Zeller",
  "Bellamy",
  "Crandall",
  "Delgado",
  "Ferris",
  "Hathaway",
];

const titles = [
  "Buyer",
  "Maintenance Manager",
  "Purchasing Manager",
  "Plant Engineer",
  "Tool Crib Attendant",
  "Shop Foreman",
  "Owner",
] as const;

/** Sales representatives beside Sara. */
const representatives = [
  { id: 10, username: "tomas", name: "Tomas Reyes", salesRepId: "TOMAS" },
  { id: 11, username: "priya", name: "Priya Nair", salesRepId: "PRIYA" },
  { id: 12, username: "luis", name: "Luis Moreau", salesRepId: "LUIS" },
] as const;

/** The numbers of all sales representatives. */
export const salesRepIds: readonly string[] = ["SARA", ...representatives.map(({ salesRepId }) => salesRepId)];

/** Adds the sales representatives as users. */
export function addRepresentatives(rows: RowSet): void {
  for (const { id, username, name, salesRepId } of representatives) {
    addUser(rows, {
      id,
      username,
      name,
      email: `${username}@purveydemo.example`,
      role: "salesRep",
      group: 5,
      more: { sales_rep_id: salesRepId },
    });
  }
}

/** A contact of a customer; the first one of each customer may sign in. */
export interface Person {
  readonly contactId: number;
  readonly usersId: number | undefined;
}

/** Gives people names and numbers; no name comes twice. */
export class People {
  readonly #rows: RowSet;
  readonly #random: Random;
  readonly #taken = new Set<string>();
  #contact = 3;
  #user = 12;

  constructor(rows: RowSet, random: Random) {
    this.#rows = rows;
    this.#random = random;
  }

  /** Adds a contact of a customer, with a user when they may sign in. */
  add(customerId: number, domain: string, shipToId: number, index: number): Person {
    const [first, last] = this.#name();
    const email = `${first}.${last}@${domain}`.toLowerCase();
    const contactId = ++this.#contact;
    this.#rows.add("contact", {
      id: contactId,
      first_name: first,
      last_name: last,
      email_address: email,
      address_id: shipToId,
      title: titles[(contactId + index) % titles.length],
      phone: `800-555-${String(1000 + contactId)}`,
      web_allowance: index === 0 && this.#random.chance(0.4) ? this.#random.pick([500, 1000, 2500, 5000]) : null,
    });
    this.#rows.add("contact_customer", { contact_id: contactId, customer_id: customerId, is_primary: index === 0 });
    if (index > 0) return { contactId, usersId: undefined };
    const usersId = ++this.#user;
    const more = { customer_id: customerId, contact_id: contactId };
    addUser(this.#rows, {
      id: usersId,
      username: `${first}.${last}`.toLowerCase(),
      name: `${first} ${last}`,
      email,
      role: "shopper",
      group: 2,
      more,
    });
    return { contactId, usersId };
  }

  #name(): [string, string] {
    for (;;) {
      const name: [string, string] = [this.#random.pick(firstNames), this.#random.pick(lastNames)];
      if (this.#taken.has(name.join(" "))) continue;
      this.#taken.add(name.join(" "));
      return name;
    }
  }
}

interface UserDraft {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly group: number;
  readonly more: Readonly<Record<string, unknown>>;
}

function addUser(rows: RowSet, { group, more, ...user }: UserDraft): void {
  rows.add("users", {
    ...user,
    ...more,
    password_hash: worldPasswordHash,
    register_date: "2025-02-03 08:00:00",
    timezone: "America/New_York",
  });
  rows.add("user_group_map", { user_id: user.id, group_id: group });
}
