import {
  datetime,
  email,
  entity,
  ifLastModified,
  input,
  integer,
  list,
  nullable,
  number,
  oneOf,
  optional,
  record,
  required,
  sensitive,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { UserGroupMembership } from "./user-groups.ts";

const UserGroupRef = entity("UserGroupRef", "A group as a user names it", {
  id: uid("The group"),
  title: text({ example: "Buyers" }),
});

const block = oneOf([0, 1], { description: "1 cannot sign in", example: 0 });
const timezone = text({ max: most.text, description: "The name of a time zone", example: "America/New_York" });
const language = text({ max: most.text, description: "A language's code", example: "en" });

const userFields = {
  id: uid("The user's unique number"),
  name: text({ max: 400, example: "Dana Reyes" }),
  username: text({ max: 150, description: "What the user signs in with", example: "dana" }),
  email: email({ max: 100 }),
  registerDate: datetime({ description: "When the user was created" }),
  lastvisitDate: nullable(datetime({ description: "When the user signed in last" })),
  activation: nullable(sensitive(text({ description: "The code that activates the account; none when it is active" }))),
  lastResetTime: nullable(datetime({ description: "When the password was last changed" })),
  block,
  sendEmail: oneOf([1, 0], { description: "1 gets the site's e-mails" }),
  customerId: nullable(number({ description: "The customer the user buys for; none for staff", example: 100200 })),
  contactId: nullable(uid("The contact the user is")),
  role: text({ description: "The highest of the user's own role and those of their groups", example: "shopper" }),
  timezone,
  language,
  groups: list(UserGroupRef, { description: "The groups they belong to" }),
  profileValues: record(text(), { description: "Further values by name", example: { territoryCode: "OH" } }),
  dateLastModified: datetime({ description: "When the user was changed last" }),
};

/** A person who signs in. */
export const User: ObjectSchema = entity("User", "A person who signs in", userFields);

const PermissionGrant = entity("PermissionGrant", "A permission of a user and where they have it from", {
  permission: text({ description: "Its name", example: "order.create" }),
  ownRole: nullable(text({ description: "The user's own role, when it grants it", example: "shopper" })),
  groups: list(UserGroupRef, { description: "Their groups in use whose role grants it" }),
});

/** A user with everything that hangs on them. */
export const UserDoc: ObjectSchema = entity("UserDoc", "A user with customer, contact, groups and permissions", {
  ...userFields,
  customerName: nullable(text({ description: "The customer's name", example: "Northgate Fabrication" })),
  companyId: nullable(text({ max: 8, description: "The company that serves the customer", example: "01" })),
  salesRepId: nullable(text({ description: "The sales representative the user is", example: "S10" })),
  firstName: nullable(text({ description: "From the contact", example: "Dana" })),
  lastName: nullable(text({ description: "From the contact", example: "Reyes" })),
  title: nullable(text({ description: "The contact's position", example: "Buyer" })),
  phone: nullable(text({ description: "The contact's phone number", example: "+1 419 555 0142" })),
  memberships: list(UserGroupMembership, { description: "All memberships, those taken away too" }),
  permissions: list(text(), { description: "What the user may do, by name", example: ["catalog.read"] }),
  grants: list(PermissionGrant, { description: "The same permissions, each with what grants it" }),
});

/** A new user (R039–R046). */
export const CreateUserInput: ObjectSchema = input("CreateUserInput", "A new user", {
  username: required(
    text({
      min: 1,
      max: 150,
      description: "What the user signs in with; unique on the site whatever the case",
      example: "dana",
    }),
  ),
  email: required(email({ max: 100, description: "Unique on the site whatever the case" })),
  name: required(text({ max: 400, example: "Dana Reyes" })),
  password: required(sensitive(text({ min: 8, description: "At least 8 characters" }))),
  block: optional({ ...block, default: 0 }),
  sendEmail: optional(oneOf([0, 1], { description: "1 gets the site's e-mails", default: 1, example: 1 })),
  groups: optional(
    list(integer({ min: 1 }), {
      description: "Groups to belong to; the site's default groups when left out",
      example: [2],
    }),
  ),
  profileValues: optional(record(text(), { description: "Further values by name", example: { territoryCode: "OH" } })),
  customerId: optional(
    number({
      description: "The customer the user buys for; the caller's own unless they may act for others",
      example: 100200,
    }),
  ),
  contactId: optional(uid("The contact the user is; must belong to the customer")),
  timezone: optional({ ...timezone, default: "UTC" }),
  language: optional({ ...language, default: "en" }),
});

/** What to change of a user (R047–R050). */
export const UpdateUserInput: ObjectSchema = input("UpdateUserInput", "What to change of a user", {
  name: text({ max: 400, example: "Dana Reyes" }),
  username: text({ max: 150, example: "dana" }),
  email: email({ max: 100 }),
  password: sensitive(
    text({ max: 100, description: "The new password, at least 8 characters; an empty text keeps the old one" }),
  ),
  block: oneOf([0, 1], { description: "0 lets a blocked user in again; needs `user.write`", example: 0 }),
  timezone,
  language,
  ifLastModified: ifLastModified("user"),
});

/** What a deletion answers: the user is blocked, not erased. */
export const DeleteUserResult: ObjectSchema = entity("DeleteUserResult", "What came of deleting a user", {
  id: uid("The user"),
  blocked: { type: "boolean", description: "True: the user is kept and cannot sign in any more", examples: [true] },
  message: text({
    description: "What happened, in a sentence",
    example: "User `dana` is blocked and cannot sign in any more.",
  }),
});

/** A name and a password to verify (R051–R053). */
export const VerifyPasswordInput: ObjectSchema = input("VerifyPasswordInput", "A name and a password to verify", {
  username: required(text({ min: 1, message: "Username is required", example: "dana" })),
  password: required(sensitive(text({ min: 1, message: "Password is required" }))),
  siteId: optional(text({ description: "Must be the site of the call when given", example: "demo" })),
});

/** The right password was given. */
export const VerifyPasswordResult: ObjectSchema = entity(
  "VerifyPasswordResult",
  "The right password was given: who it is and the token to call with",
  {
    id: uid("The user"),
    isVerified: {
      type: "boolean",
      description:
        "True when name and password belong together; otherwise the call is refused (401) with `isVerified` false in its details",
      examples: [true],
    },
    username: text({ description: "As the user spells it", example: "dana" }),
    token: sensitive(text({ description: "The bearer token for further calls" })),
    email: email({ max: 100 }),
  },
);
