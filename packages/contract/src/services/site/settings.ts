import { crud } from "../../crud.ts";
import { post, type Resource, resource } from "../../endpoint.ts";
import {
  anything,
  datetime,
  entity,
  input,
  integer,
  nullable,
  oneOf,
  orderBy,
  paging,
  pick,
  required,
  sensitive,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

const serviceName = text({
  min: 1,
  max: most.text,
  pattern: "^[A-Za-z][A-Za-z0-9]*$",
  patternMessage: "Expected a letter, then letters and digits, such as commerce",
  description: "The service that reads it, by its name in code",
  example: "commerce",
});
const settingName = text({
  min: 1,
  max: most.text,
  pattern: "^[A-Za-z][A-Za-z0-9._-]*$",
  patternMessage: "Expected a letter, then letters, digits, dots, dashes and underscores, such as deliveryNote",
  description: "What it is called",
  example: "deliveryNote",
});
const settingValue = anything({
  description: "Any JSON value; of a secret one never answered",
  example: "Dock 3 opens at 7",
});

/** A setting of the site. */
export const Setting: ObjectSchema = entity("Setting", "A setting of the site", {
  settingsUid: uid("The setting's unique number"),
  serviceName,
  settingName,
  settingValue: { ...settingValue, description: "Any JSON value; null of a secret one" },
  secretFlag: yesNo({ description: "Y when its value is stored sealed and never answered", example: "N" }),
  hasValue: yesNo({ description: "Y when it has a value, also one that is not answered" }),
  description: nullable(text({ max: 255, description: "What it does", example: "What drivers are told" })),
  statusCd: statusCd({ description: "704 counts, 705 is set aside, 700 is deleted" }),
  version: integer({ min: 1, description: "Rises with every change of the setting", example: 1 }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const expectedVersion: Schema = {
  ...integer({
    min: 1,
    description: "The `version` that this goes by; when somebody has changed the setting since, it is refused (409)",
  }),
  examples: [],
};

const secretFlag = yesNo({ description: "Y to store its value sealed; it is never answered then", example: "N" });

const plain = crud({
  entity: Setting,
  noun: "setting",
  key: "settingsUid",
  defaultOrder: "setting_name|ASC",
  listQuery: {
    serviceName: required({
      ...serviceName,
      description: "The service whose settings are asked for",
      "x-messages": {
        ...serviceName["x-messages"],
        required: "serviceName is required",
        minLength: "serviceName is required",
      },
    }),
    ...paging(),
    orderBy: orderBy("setting_name|ASC"),
    statusCd: statusCd(),
  },
  create: input("CreateSettingInput", "A new setting", {
    serviceName: required(serviceName),
    settingName: required(settingName),
    settingValue: required(sensitive({ ...settingValue, description: "Any JSON value" })),
    secretFlag: { ...secretFlag, default: "N" },
    ...pick(Setting, "description"),
  }),
  update: input("UpdateSettingInput", "What to change of a setting", {
    settingValue: sensitive({ ...settingValue, description: "Any JSON value in place of the stored one" }),
    secretFlag,
    ...pick(Setting, "description"),
    statusCd: oneOf([704, 705], { description: "704 to let it count, 705 to set it aside; delete to get 700" }),
    expectedVersion,
  }),
  words: ["configuration", "option", "preference", "feature flag", "toggle", "parameter", "secret", "credentials"],
  tasks: {
    create: ["configure a service", "set an option for the first time", "add a configuration value"],
    update: ["switch an option", "turn a feature on", "flip a flag"],
    get: ["value of one option"],
  },
  read: "site.read",
  write: "site.write",
  scope: "site",
  invalidates: ["site.settings", "site.metaFiles"],
  rules: ["R189"],
  versioned: true,
});

const known =
  "The value of a setting that the server itself reads must fit it: the answer (400) says what is expected.";

const overtaken = "With `expectedVersion` nothing is overwritten that somebody else has stored meanwhile.";

/** What became of trying an account. */
export const AccountTrial: ObjectSchema = entity("AccountTrial", "What became of trying an account of the site", {
  ...pick(Setting, "settingsUid", "serviceName", "settingName"),
  connected: yesNo({ description: "Y when the outside system accepted the key just now" }),
  message: text({
    description: "What became of the try, in a sentence",
    example: "The account in the setting `tax.avatax` was accepted.",
  }),
  milliseconds: integer({ min: 0, description: "How long the try took", example: 214 }),
  dateTested: datetime({ description: "When it was tried" }),
});

/** `/settings`: the settings of the site, by service. */
export const settings: Resource = resource("/settings", {
  ...plain,
  list: {
    ...plain.list,
    summary: "List the settings of a service",
    tasks: ["how is a service configured"],
  },
  create: {
    ...plain.create,
    description: `A service has a setting of a name once (409). ${known}`,
    errors: ["RESOURCE_CONFLICT"],
  },
  get: plain.get,
  update: {
    ...plain.update,
    description: `${known} What was secret stays so, unless it gets a new value. ${overtaken}`,
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: {
    ...plain.delete,
    description: `What it set goes back to its default. ${overtaken}`,
    query: { expectedVersion },
    errors: ["RESOURCE_CONFLICT"],
  },
  tryAccount: post("/{settingsUid}/try", {
    params: { settingsUid: uid("The setting that holds the account") },
    returns: AccountTrial,
    summary: "Try the account of a site with an outside system",
    description:
      "Asks the tax provider, carrier, payment processor, address check or language model once, with the account as it is stored, for something that moves nothing. `connected` is Y when it accepted the key; else `message` says whether it refused, could not be reached or took too long. Settings that hold no account are refused (422), and so is one that is set aside.",
    words: ["connection", "credentials", "API key", "test", "provider", "AvaTax", "Stripe", "Shippo", "Smarty"],
    tasks: ["does the tax provider accept our key", "test the connection to Stripe"],
    permission: "site.write",
    scope: "site",
    idempotent: true,
    invalidates: [],
    errors: ["BUSINESS_LOGIC_ERROR"],
    extension: true,
  }),
});
