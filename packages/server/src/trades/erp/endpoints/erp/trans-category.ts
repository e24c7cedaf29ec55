import type { TransCategory, TransCategoryDefaults } from "@purvey/contract/generated/erp";
import { TransCategory as TransCategorySchema } from "@purvey/contract/services/erp/trans-category";
import sql from "sql-template-tag";
import { type CrudHandlers, crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { operationsOf, transHandlers } from "../../trans-handlers.ts";
import { categoryWriting } from "../../write-category.ts";

const noun = "ERP category";

const category = crudHandlers<TransCategory>({
  entity: TransCategorySchema,
  table: "item_category",
  key: "categoryUid",
  keyInput: "categoryUid",
  columns: {
    categoryUid: "item_category_uid",
    categoryId: "item_category_id",
    categoryDesc: "item_category_desc",
    parentCategoryUid: "parent_uid",
    rootCategoryUid: "root_uid",
    classId5: "class_id5",
  },
  status: "case t.delete_flag when 'Y' then 700 else 704 end",
  noun,
  search: ["item_category_id", "full_path", "title"],
  defaultOrder: "category_uid|ASC",
  joins: {
    from: sql`left join item_category p on p.site_id = t.site_id and p.item_category_uid = t.parent_uid`,
    fields: { parentCategoryId: "p.item_category_id" },
  },
  computed: {
    subCategoryCount: `(select count(*) from item_category k
      where k.site_id = t.site_id and k.parent_uid = t.item_category_uid and k.delete_flag = 'N')`,
    itemCount: `(select count(*) from item_category_item x
      join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid and i.delete_flag = 'N'
      where x.site_id = t.site_id and x.item_category_uid = t.item_category_uid)`,
    statusCd: "case t.delete_flag when 'Y' then 700 else 704 end",
  },
  filter: ({ parentCategoryUid }) =>
    parentCategoryUid === undefined ? [] : [sql`t.parent_uid = ${parentCategoryUid}`],
});

/** `/trans-category`: the categories of the catalogue as the ERP edits them. */
export const transCategoryHandlers = operationsOf(
  "transCategory",
  transHandlers<TransCategory, TransCategoryDefaults>("transCategory", noun, {
    ...category,
    ...categoryWriting(category.get),
  } satisfies CrudHandlers<TransCategory>),
);
