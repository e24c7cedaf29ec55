import type { LegacyOperations, LegacyState } from "@purvey/contract/generated/legacy";
import { LegacyState as LegacyStateSchema } from "@purvey/contract/services/legacy/state";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";

const state = crudHandlers<LegacyState>({
  entity: LegacyStateSchema,
  table: "state",
  key: "stateUid",
  keyInput: "stateUid",
  noun: "state",
  search: [],
  defaultOrder: "state_uid|ASC",
  filter: ({ twoLetterCode }) =>
    twoLetterCode === undefined ? [] : [sql`t.two_letter_code = upper(${twoLetterCode})`],
});

const get: Handler<LegacyOperations["state.get"]> = async ({ stateUid, twoLetterCode }, context) => {
  const found = await state.get({ stateUid }, context);
  if (twoLetterCode !== undefined && found.twoLetterCode !== twoLetterCode.toUpperCase())
    throw notFound("state", `${stateUid} ${twoLetterCode}`);
  return found;
};

function inCapitals<T extends { readonly twoLetterCode?: string }>(input: T): T {
  return input.twoLetterCode === undefined ? input : { ...input, twoLetterCode: input.twoLetterCode.toUpperCase() };
}

function twice(code: string | undefined) {
  return () => conflict(`There is a state \`${code?.toUpperCase()}\` already. Change that one.`);
}

/** `/legacy/state`: the states that goods are sold to (R135–R138). */
export const stateHandlers: Handlers<Pick<LegacyOperations, Extract<keyof LegacyOperations, `state.${string}`>>> = {
  "state.list": state.list,
  "state.create": (input, context) => onDuplicate(state.create(inCapitals(input), context), twice(input.twoLetterCode)),
  "state.get": get,
  "state.update": (input, context) => onDuplicate(state.update(inCapitals(input), context), twice(input.twoLetterCode)),
  "state.delete": state.delete,
};
