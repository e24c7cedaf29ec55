import {
  datetime,
  entity,
  input,
  integer,
  list,
  nullable,
  number,
  oneOf,
  required,
  sensitive,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import { keyPermissions } from "../../permissions.ts";
import type { ObjectSchema } from "../../schema.ts";

/** Whether an API key is taken: `blocked` is one whose maker is blocked. */
export const apiKeyStates = ["active", "expired", "revoked", "blocked"] as const;

const callsPerMinute = integer({
  min: 1,
  max: most.integer,
  description: "Calls in a minute; at most the server's limit for a user",
  example: 600,
});

const keyFields = {
  apiKeyUid: uid("The key's unique number"),
  name: text({ min: 1, max: most.text, description: "What it is for", example: "ERP order sync" }),
  keyStart: text({ description: "How the key begins; the rest is stored nowhere", example: "purvey_8fQ2mZx1" }),
  permissions: list(text({ example: "customer.read" }), {
    description: "What it may do, as far as its maker still may",
    example: ["customer.read", "order.create"],
  }),
  customerId: nullable(
    number({ description: "The only customer whose records it reaches; null for its maker's", example: 100200 }),
  ),
  customerName: nullable(text({ description: "That customer's name", example: "Northgate Fabrication" })),
  callsPerMinute: nullable({
    ...callsPerMinute,
    description: "Calls in a minute; null for the server's limit for a user",
  }),
  state: oneOf(apiKeyStates, { description: "`blocked`: its maker is blocked" }),
  dateExpires: nullable(datetime({ description: "Until when it is taken; null for ever" })),
  dateLastUsed: nullable(datetime({ description: "When it was last used, to the minute" })),
  dateCreated: datetime({ description: "When it was made" }),
  createdBy: uid("The user who made it, and whom it acts as"),
  createdByName: text({ description: "That user's name", example: "Ada Okafor" }),
  dateRevoked: nullable(datetime({ description: "When it was revoked" })),
  revokedBy: nullable(uid("The user who revoked it")),
  revokedByName: nullable(text({ description: "That user's name", example: "Ada Okafor" })),
};

/** A key by which a program calls, without the key itself. */
export const ApiKey: ObjectSchema = entity(
  "ApiKey",
  "A key by which a program calls, without the key itself",
  keyFields,
);

/** A new key, with the key itself: this once. */
export const NewApiKey: ObjectSchema = entity("NewApiKey", "A new API key, with the key itself: this once", {
  ...keyFields,
  key: sensitive(
    text({ description: "The key, to be sent as `authorization: Bearer <key>`. It is never answered again" }),
  ),
});

/** What a new key is made from. */
export const CreateApiKeyInput: ObjectSchema = input(
  "CreateApiKeyInput",
  "What a new API key may do, where, and for how long",
  {
    name: required(keyFields.name),
    permissions: required(
      list(oneOf(keyPermissions), {
        min: 1,
        max: keyPermissions.length,
        description: "What it may do: each a permission of one's own",
        example: ["customer.read"],
      }),
    ),
    customerId: nullable(
      number({
        description:
          "The only customer whose records it reaches. It may then do what the customer's own people may, at most",
        example: 100200,
      }),
    ),
    callsPerMinute: nullable(callsPerMinute),
    dateExpires: required(
      nullable(
        datetime({
          description: "Until when it is taken, in UTC; null says that it never runs out",
          example: "2099-12-31 00:00:00",
        }),
      ),
    ),
  },
);
