import { entity, integer, list, money, nullable, oneOf, text, uid, yes, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const UserTrinityProfile = entity("UserTrinityProfile", "Who the user is", {
  userId: uid("The user"),
  companyName: nullable(
    text({ description: "The customer's name; the site's name for staff", example: "Northgate Fabrication" }),
  ),
  firstName: text({ example: "Dana" }),
  lastName: text({ example: "Reyes" }),
  email: text({ example: "dana@northgate.example" }),
  phone: nullable(text({ example: "+1 419 555 0142" })),
  territory: nullable(text({ description: "The territory's code", example: "OH" })),
  role: text({ description: "The role's name", example: "shopper" }),
});

const UserTrinityGroup = entity("UserTrinityGroup", "A group that the user belongs to", {
  id: uid("The group"),
  title: text({ example: "Buyers" }),
  level: integer({ min: 0, description: "Depth in the tree of groups", example: 1 }),
  isDefault: yes({ description: "New users get this group", example: true }),
});

const UserTrinityTerritory = entity("UserTrinityTerritory", "Where the user's business is", {
  code: nullable(
    text({ description: "From the user's profile, else the state of the customer's address", example: "OH" }),
  ),
  name: nullable(text({ example: "Ohio" })),
  region: nullable(text({ description: "From the user's profile, else the country", example: "US" })),
});

const UserTrinityRole = entity("UserTrinityRole", "What the user is to the product", {
  name: text({ example: "shopper" }),
  level: integer({ min: 0, description: "The higher, the more a person may do", example: 10 }),
  capabilities: list(text(), { description: "What the role may do, in sentences", example: ["Place an order"] }),
});

const UserBusinessLogic = entity("UserBusinessLogic", "The rules of the trade that hold for this user", {
  customerId: nullable(integer({ description: "The customer they buy for", example: 100200 })),
  contactId: nullable(uid("Their contact")),
  salesRepId: nullable(text({ description: "The sales representative they are", example: "S10" })),
  poNoRequired: yesNo({ description: "Orders need a purchase order number" }),
  creditHold: yesNo({ description: "The customer's account is on hold", example: "N" }),
  taxable: yesNo({ description: "The customer pays sales tax" }),
  currency: text({ description: "The currency of the site's prices, ISO 4217", example: "USD" }),
  priceClass: nullable(integer({ min: 1, max: 10, description: "The column of the price list", example: 2 })),
  defaultShipToId: nullable(uid("The ship-to address used first")),
  defaultLocationId: nullable(uid("The location that serves the customer first")),
  webAllowance: nullable(
    money({ description: "What they may order without approval; none without a limit", example: 500 }),
  ),
  webAllowancePeriod: nullable(oneOf(["order", "month", "year"], { description: "What the allowance is for" })),
  mayPlaceOrders: yes({ description: "They hold `order.create`", example: true }),
  mayReleaseCheckouts: yes({ description: "They hold `checkout.activate`", example: false }),
  seesAllCustomers: yes({ description: "They hold `customer.all`", example: false }),
});

/** Everything an application asks about the person who signed in, in one answer (R202). */
export const UserTrinity: ObjectSchema = entity(
  "UserTrinity",
  "A user's profile, groups, permissions, role and rules in one answer",
  {
    profile: UserTrinityProfile,
    groups: list(UserTrinityGroup, { description: "Active groups, the highest in the tree first" }),
    permissions: list(text(), {
      description: "What the user may do, by name",
      example: ["catalog.read", "cart.write"],
    }),
    territory: UserTrinityTerritory,
    role: UserTrinityRole,
    businessLogic: UserBusinessLogic,
  },
);
