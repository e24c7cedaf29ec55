import type { Address, CoreOperations } from "@purvey/contract/generated/core";
import { Address as AddressSchema } from "@purvey/contract/services/core/address";
import sql, { raw } from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict } from "../../../../platform/errors.ts";
import { runRefresh } from "../../../../platform/refresh/run-refresh.ts";
import { addressBookPlan, visibleCustomers } from "../../../customers/index.ts";
import { makeDefault } from "../../default-address.ts";

const filtered = ["carrierFlag", "defaultCd", "enabledCd", "corpAddressId"] as const;
const columnOf = {
  carrierFlag: "carrier_flag",
  defaultCd: "default_cd",
  enabledCd: "enabled_cd",
  corpAddressId: "corp_address_id",
};

const address = crudHandlers<Address>({
  entity: AddressSchema,
  table: "address",
  key: "addressId",
  keyInput: "id",
  noun: "address",
  search: [
    ...["address_name", "address1", "address2", "address3", "city", "state", "postal_code", "source_id"],
    ...["customer_id", "c.customer_name"],
  ],
  joins: {
    from: sql`left join customer c on c.site_id = t.site_id and c.customer_id = t.customer_id`,
    fields: {},
  },
  defaultOrder: "address_id|ASC",
  visible: (context) => sql`(t.customer_id is null or ${visibleCustomers(context, sql`t.customer_id`)})`,
  filter: (input) =>
    filtered.filter((name) => input[name] !== undefined).map((name) => sql`t.${raw(columnOf[name])} = ${input[name]}`),
});

const corpAddress: Handler<CoreOperations["address.corpAddress"]> = async (input, context) => {
  const { corpAddressId } = await address.get({ id: input.id }, context);
  return address.list({ ...input, corpAddressId: corpAddressId ?? input.id }, context);
};

const setDefault: Handler<CoreOperations["address.default"]> = async ({ id }, context) => {
  await makeDefault(await address.get({ id }, context), context);
  return address.get({ id }, context);
};

const enable: Handler<CoreOperations["address.enable"]> = async ({ id, enabledCd }, context) => {
  const { addressName } = await address.get({ id }, context);
  const changed = await context.db.execute(sql`
    update address a set enabled_cd = ${enabledCd},
      date_last_modified = case when a.enabled_cd = ${enabledCd} then a.date_last_modified else localtimestamp(0) end
    where a.site_id = ${context.site} and a.address_id = ${id} and (${enabledCd}::integer = 704 or a.default_cd = 705)`);
  if (changed === 0)
    throw conflict(
      `The address \`${addressName}\` is the default of its kind. Make another one the default, then switch it off.`,
    );
  return address.get({ id }, context);
};

type AddressOperations = Pick<CoreOperations, Extract<keyof CoreOperations, `address.${string}`>>;

/** `/address`: the address book (R147, R248, R259). */
export const addressHandlers: Handlers<AddressOperations> = {
  "address.list": address.list,
  "address.get": address.get,
  "address.corpAddress": corpAddress,
  "address.default": setDefault,
  "address.enable": enable,
  "address.refresh": (_input, context) => runRefresh(context, "address", addressBookPlan),
};
