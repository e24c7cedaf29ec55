import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  code,
  datetime,
  entity,
  input,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const twoLetterCode = text({
  min: 1,
  max: 2,
  description: "Two letters, as the post writes it; stored in capitals",
  example: "OH",
});
const stateName = text({ min: 1, max: 255, description: "Its name", example: "Ohio" });
const active = oneOf([0, 1], { description: "1 when the site sells there", example: 1 });
const taxRate = number({ min: 0, max: most.amount, description: "Its own sales tax as a fraction", example: 0.0575 });
const taxShipping = number({
  min: 0,
  max: most.amount,
  description: "1 where freight is taxed too, or the part of it",
  example: 1,
});
const countryUid = uid("The country; 1 is the United States");

/** A state that goods are sold to (R135–R138). */
export const LegacyState: ObjectSchema = entity("LegacyState", "A state that goods are sold to", {
  stateUid: uid("The state's unique number"),
  countryUid: { ...countryUid, examples: [1] },
  twoLetterCode,
  stateName,
  active,
  taxRate,
  taxShipping,
  code1099: nullable(text({ max: most.text, description: "Its code in 1099 filings", example: "39" })),
  telecheckCode: nullable(text({ max: most.text, description: "Its code with TeleCheck", example: "OH" })),
  statusCd: statusCd(),
  processCd: code({ description: "What of it is still to be processed; 704 nothing", example: 704 }),
  dateLastModified: datetime({ description: "When it was changed last" }),
});

const codes = pick(LegacyState, "code1099", "telecheckCode", "processCd");
const keptStatusCd = oneOf([704, 705], { description: "704 active, 705 inactive; delete to get 700" });

const plain = crud({
  entity: LegacyState,
  noun: "state",
  key: "stateUid",
  defaultOrder: "state_uid|ASC",
  listQuery: { ...paging(), orderBy: orderBy("state_uid|ASC"), twoLetterCode },
  create: input("CreateLegacyStateInput", "A new state", {
    twoLetterCode: required(twoLetterCode),
    stateName: required(stateName),
    active: { ...active, default: 0 },
    taxRate: { ...taxRate, default: 0 },
    taxShipping: { ...taxShipping, default: 0 },
    countryUid: { ...countryUid, default: 1 },
    ...codes,
    statusCd: keptStatusCd,
  }),
  update: input("UpdateLegacyStateInput", "What to change of a state", {
    twoLetterCode,
    stateName,
    active,
    taxRate,
    taxShipping,
    countryUid: LegacyState.properties.countryUid ?? countryUid,
    ...codes,
    statusCd: keptStatusCd,
  }),
  words: ["province", "region", "territory", "sales tax", "US states"],
  tasks: {
    list: ["states and provinces with their tax", "states for a dropdown", "abbreviations of provinces"],
  },
  read: "catalog.read",
  write: "site.write",
  scope: "site",
  invalidates: ["legacy.state"],
  rules: ["R135", "R136", "R137", "R138"],
});

const once = "A country has a state of two letters once (409).";

/** `/legacy/state`: the states that goods are sold to. */
export const state: Resource = resource("/legacy/state", {
  ...plain,
  create: { ...plain.create, description: once, errors: ["RESOURCE_CONFLICT"] },
  get: {
    ...plain.get,
    query: {
      twoLetterCode: { ...twoLetterCode, description: "Its two letters: a state that has others is not found" },
    },
  },
  update: { ...plain.update, description: once, errors: ["RESOURCE_CONFLICT"] },
});
