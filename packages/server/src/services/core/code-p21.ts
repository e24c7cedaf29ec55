import type { CodeRecord, CoreOperations } from "@purvey/contract/generated/core";
import { CodeRecord as CodeRecordSchema } from "@purvey/contract/services/core/code-p21";
import sql from "sql-template-tag";
import { crudHandlers } from "../../platform/endpoints/crud.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";

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
export const codeP21Handlers: Handlers<Pick<CoreOperations, "codeP21.list" | "codeP21.get">> = {
  "codeP21.list": code.list,
  "codeP21.get": code.get,
};
