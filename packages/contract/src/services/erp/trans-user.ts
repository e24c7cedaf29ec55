import type { Resource } from "../../endpoint.ts";
import {
  datetime,
  email,
  entity,
  input,
  integer,
  list,
  nullable,
  number,
  pick,
  required,
  sensitive,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { transRecord } from "./trans-record.ts";

const userId = text({
  min: 1,
  max: 150,
  description: "What the user signs in with; once on the site, case aside",
  example: "dana",
});

/** A user as the ERP sees them: the same record that `content` answers. */
export const TransUser: ObjectSchema = entity("TransUser", "A user as the ERP sees them", {
  usersUid: uid("The user's unique number, id elsewhere"),
  userId,
  userName: text({ min: 1, max: 400, description: "The person's name", example: "Dana Whitfield" }),
  emailAddress: email({ max: 100, description: "Once on the site, case aside" }),
  role: text({ description: "The user's own role; groups may give a higher one", example: "shopper" }),
  customerId: nullable(number({ description: "The customer the user buys for; null for staff", example: 100200 })),
  customerName: nullable(text({ description: "The customer's name", example: "Northgate Fabrication" })),
  contactId: nullable(uid("The contact the user is")),
  salesRepId: nullable(
    text({ min: 1, max: most.text, description: "The sales representative the user is", example: "SARA" }),
  ),
  timezone: text({ max: most.text, description: "The name of a time zone", example: "America/New_York" }),
  language: text({ max: most.text, description: "A language's code", example: "en" }),
  dateLastVisit: nullable(datetime({ description: "When the user signed in last" })),
  statusCd: statusCd({ description: "704 may sign in, 705 is blocked" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const password = sensitive(text({ min: 8, max: 100, description: "At least 8 characters" }));
const named = pick(TransUser, "userId", "userName", "emailAddress");
const { timezone = {}, language = {}, salesRepId = {} } = pick(TransUser, "timezone", "language", "salesRepId");

/** `/trans-user`: users as the ERP edits them. */
export const transUser: Resource = transRecord("/trans-user", {
  record: TransUser,
  noun: "ERP user",
  key: "usersUid",
  code: ["userId", userId],
  create: input("CreateTransUserInput", "A new user", {
    userId: required(userId),
    userName: required(named.userName ?? {}),
    emailAddress: required(named.emailAddress ?? {}),
    password: required(password),
    customerId: number({ description: "The customer the user buys for; staff when left out", example: 100200 }),
    contactId: uid("The contact the user is; must belong to the customer"),
    salesRepId,
    groups: list(integer({ min: 1 }), {
      max: most.entries,
      description: "Groups to belong to; the site's default groups when left out",
      example: [2],
    }),
    timezone: { ...timezone, default: "UTC" },
    language: { ...language, default: "en" },
  }),
  update: input("UpdateTransUserInput", "What to change of a user", {
    ...named,
    password,
    salesRepId,
    timezone,
    language,
    statusCd: { ...keptStatusCd, description: "705 blocks the user, 704 lets them in again" },
  }),
  defaultOrder: "users_uid|ASC",
  filters: { customerId: number({ description: "Only users of this customer", example: 100200 }) },
  words: ["user", "login", "employee", "operator", "account", "taker", "sales representative"],
  invalidates: ["erp.transUser", "content.users"],
  scope: "customer",
  createScope: ofCustomer({ customerId: "customer" }),
  effects: {
    create: "The rules of users hold: unique name and e-mail address, nobody hands out a role above their own.",
    update: "A new password or a block ends what the user is signed in with. `salesRepId` null takes it away.",
    delete: "Blocks the user: they are kept because orders name them, with status 705, and cannot sign in any more.",
  },
});
