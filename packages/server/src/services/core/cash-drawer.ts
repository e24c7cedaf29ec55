import type { CashDrawer, CoreOperations } from "@purvey/contract/generated/core";
import { CashDrawer as CashDrawerSchema } from "@purvey/contract/services/core/cash-drawer";
import sql from "sql-template-tag";
import { crudHandlers } from "../../platform/endpoints/crud.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import { sameCompany } from "../../trades/site/endpoints/core/company.ts";

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
export const cashDrawerHandlers: Handlers<Pick<CoreOperations, "cashDrawer.list" | "cashDrawer.get">> = {
  "cashDrawer.list": cashDrawer.list,
  "cashDrawer.get": cashDrawer.get,
};
