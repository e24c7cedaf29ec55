import type { Faq, ItemsOperations } from "@purvey/contract/generated/items";
import { Faq as FaqSchema } from "@purvey/contract/services/items/inv-mast-faq";
import sql, { empty, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../../../platform/db/columns.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";
import { requireItem } from "../../required-item.ts";

const forReaders = sql`t.is_active = 'Y' and t.is_public = 'Y' and t.status_cd = 704`;

const faq = crudHandlers<Faq>({
  entity: FaqSchema,
  table: "item_faq",
  key: "invMastFaqUid",
  keyInput: "invMastFaqUid",
  noun: "question about the item",
  search: ["question", "answer", "category"],
  defaultOrder: "inv_mast_faq_uid|ASC",
  parents: { id: "inv_mast_uid" },
  checkParents: (input, context) => requireItem(Number(input.id), context),
  filter: ({ editor }) => (editor ? [] : [forReaders]),
});

function isEditor(context: Context): boolean {
  return context.can("catalog.write");
}

const list: Handler<ItemsOperations["invMast.faq.list"]> = (input, context) =>
  faq.list({ ...input, editor: isEditor(context) }, context);

/** Reads and counts in one statement, so that no view is lost when many read at once. */
const get: Handler<ItemsOperations["invMast.faq.get"]> = async ({ id, invMastFaqUid }, context) => {
  const readable: Sql = isEditor(context) ? empty : sql`and ${forReaders}`;
  const found = await context.db.first<Faq>(sql`
    update item_faq t set view_count = t.view_count + 1
    where t.site_id = ${context.site} and t.inv_mast_uid = ${id} and t.inv_mast_faq_uid = ${invMastFaqUid}
      and t.status_cd <> 700 ${readable}
    returning ${selectFields(columnFields(FaqSchema), "t")}`);
  if (!found) throw notFound("question about the item", invMastFaqUid);
  return found;
};

type FaqOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `invMast.faq.${string}`>>;

/** `/inv-mast/{id}/faq`: what buyers ask about an item (R113, R114). */
export const invMastFaqHandlers: Handlers<FaqOperations> = {
  "invMast.faq.list": list,
  "invMast.faq.create": faq.create,
  "invMast.faq.get": get,
  "invMast.faq.update": faq.update,
  "invMast.faq.delete": faq.delete,
};
