import type { CashDrawer, CodeRecord, CoreOperations, PaymentType } from "@purvey/contract/generated/core";
import { CashDrawer as CashDrawerSchema } from "@purvey/contract/services/core/cash-drawer";
import { CodeRecord as CodeRecordSchema } from "@purvey/contract/services/core/code-p21";
import { core } from "@purvey/contract/services/core/index";
import { PaymentType as PaymentTypeSchema } from "@purvey/contract/services/core/payment-types";
import sql from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { addressHandlers } from "./address.ts";
import { companyHandlers, sameCompany } from "./company.ts";
import { locationHandlers } from "./location.ts";

const paymentType = crudHandlers<PaymentType>({
  entity: PaymentTypeSchema,
  table: "payment_type",
  key: "paymentTypeUid",
  keyInput: "id",
  noun: "way to pay",
  search: [],
  defaultOrder: "payment_type_uid|ASC",
});

/** `/payment-types`: the ways to pay. */
const paymentTypesHandlers: Handlers<Pick<CoreOperations, "paymentTypes.list">> = {
  "paymentTypes.list": paymentType.list,
};

const code = crudHandlers<CodeRecord>({
  entity: CodeRecordSchema,
  table: "code_p21",
  key: "codeUid",
  keyInput: "id",
  noun: "code",
  search: ["code_no", "code_description", "code_group"],
  defaultOrder: "code_uid|ASC",
  filter: ({ codeNoList }) => (codeNoList === undefined ? [] : [sql`t.code_no = any(${codeNoList}::integer[])`]),
});

/** `/code-p21`: what the numeric codes of the records mean. */
const codeP21Handlers: Handlers<Pick<CoreOperations, "codeP21.list" | "codeP21.get">> = {
  "codeP21.list": code.list,
  "codeP21.get": code.get,
};

const cashDrawer = crudHandlers<CashDrawer>({
  entity: CashDrawerSchema,
  table: "cash_drawer",
  key: "cashDrawerUid",
  keyInput: "id",
  noun: "cash drawer",
  search: ["cash_drawer_id", "cash_drawer_desc", "opened_by", "l.location_name"],
  defaultOrder: "cash_drawer_uid|ASC",
  joins: {
    from: sql`join company c on c.site_id = t.site_id and c.company_id = t.company_id
      left join location l on l.site_id = t.site_id and l.location_id = t.location_id`,
    fields: { companyName: "c.company_name", locationName: "l.location_name" },
  },
  filter: (input) => [
    ...sameCompany(input.companyId),
    ...(input.drawerOpen === undefined ? [] : [sql`t.drawer_open = ${input.drawerOpen}`]),
  ],
});

/** `/cash_drawer`: the tills at the counters (R128, R249). */
const cashDrawerHandlers: Handlers<Pick<CoreOperations, "cashDrawer.list" | "cashDrawer.get">> = {
  "cashDrawer.list": cashDrawer.list,
  "cashDrawer.get": cashDrawer.get,
};

/** What answers the calls of the core service. */
export const coreImplementation: Implementation = implement<CoreOperations>(core, {
  ...addressHandlers,
  ...cashDrawerHandlers,
  ...companyHandlers,
  ...codeP21Handlers,
  ...locationHandlers,
  ...paymentTypesHandlers,
  ...systemHandlers(core),
});
