import type { CoreOperations, Location } from "@purvey/contract/generated/core";
import { LocationAddress, Location as LocationSchema } from "@purvey/contract/services/core/location";
import sql from "sql-template-tag";
import { snakeCase } from "../../../../platform/db/columns.ts";
import { jsonList, jsonObject } from "../../../../platform/db/json-list.ts";
import { type CrudHandlers, crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";

const address = jsonObject({
  ...Object.fromEntries(Object.keys(LocationAddress.properties).map((field) => [field, `t.${snakeCase(field)}`])),
  addressId: `(select a.address_id from address a where a.site_id = t.site_id and a.source_type = 'location'
    and a.source_id = t.location_id::text and a.status_cd <> 700)`,
});

const carrierAccounts = jsonList(
  {
    carrierAddressId: "k.carrier_address_id",
    carrierId: "a.source_id",
    carrierName: "a.address_name",
    accountNo: "k.account_no",
    accountPostalCode: "k.account_postal_code",
    billingMethod: "k.billing_method",
    defaultFlag: "k.default_flag",
    enabledCd: "a.enabled_cd",
  },
  `location_carrier_account k join address a on a.site_id = k.site_id and a.address_id = k.carrier_address_id and a.status_cd <> 700
    where k.site_id = t.site_id and k.location_id = t.location_id`,
  "k.default_flag desc, a.source_id, k.account_no",
);

function locations(includeAddress: boolean): CrudHandlers<Location> {
  return crudHandlers<Location>({
    entity: LocationSchema,
    table: "location",
    key: "locationId",
    keyInput: "id",
    noun: "location",
    search: ["location_id", "location_name", "address1", "city", "state", "postal_code"],
    defaultOrder: "location_id|ASC",
    joins: {
      from: sql`join company c on c.site_id = t.site_id and c.company_id = t.company_id`,
      fields: { companyName: "c.company_name" },
    },
    computed: {
      allowBackorder: "case when t.allow_backorder then 'Y' else 'N' end",
      deleteFlag: "case t.status_cd when 700 then 'Y' else 'N' end",
      carrierAccounts,
      address: includeAddress ? address : "null::json",
    },
  });
}

const brief = locations(false);
const whole = locations(true);
const chosen = (includeAddress: "Y" | "N") => (includeAddress === "Y" ? whole : brief);

/** `/location`: the places that hold and ship stock (R251). */
export const locationHandlers: Handlers<Pick<CoreOperations, "location.list" | "location.get">> = {
  "location.list": ({ deleteFlag, includeAddress, ...input }, context) =>
    chosen(includeAddress).list(deleteFlag === "Y" ? { ...input, statusCd: 700 } : input, context),
  "location.get": ({ id, includeAddress }, context) => chosen(includeAddress).get({ id }, context),
};
