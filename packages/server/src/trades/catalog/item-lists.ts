import { type JsonFields, jsonList } from "../../platform/db/json-list.ts";

/** A table's rows of the item `i`. */
function ofItem(table: string, alias: string): string {
  return `${table} ${alias} where ${alias}.site_id = i.site_id and ${alias}.inv_mast_uid = i.inv_mast_uid`;
}

const uoms = jsonList(
  {
    itemUomUid: "u.item_uom_uid",
    unitOfMeasure: "u.unit_of_measure",
    unitSize: "u.unit_size",
    sellingUnit: "u.selling_unit",
    purchasingUnit: "u.purchasing_unit",
    b2bUnitFlag: "u.b2b_unit_flag",
    minimumOrderQty: "u.minimum_order_qty",
    orderMultiple: "u.order_multiple",
  },
  `${ofItem("item_uom", "u")} and u.delete_flag = 'N'`,
  "u.unit_size, u.unit_of_measure",
);

const images = jsonList(
  {
    itemImageUid: "m.item_image_uid",
    sequenceNo: "m.sequence_no",
    imageUrl: "m.image_url",
    altText: "m.alt_text",
  },
  ofItem("item_image", "m"),
  "m.sequence_no, m.item_image_uid",
);

const documents = jsonList(
  {
    itemDocumentUid: "d.item_document_uid",
    sequenceNo: "d.sequence_no",
    title: "d.title",
    category: "d.category",
    documentUrl: "d.document_url",
  },
  ofItem("item_document", "d"),
  "d.sequence_no, d.item_document_uid",
);

const texts = jsonList(
  {
    sequenceNo: "t.sequence_no",
    displayOnWebFlag: "t.display_on_web_flag",
    textTypeCd: "t.text_type_cd",
    webDisplayTypeUid: "t.web_display_type_uid",
    webDisplayTypeId: "t.web_display_type_id",
    textValue: "t.text_value",
  },
  ofItem("item_text", "t"),
  "t.sequence_no, t.item_text_uid",
);

const tags = `coalesce((select json_agg(distinct g.tag order by g.tag)
  from ${ofItem("item_tag", "g")} and g.status_cd = 704), '[]'::json)`;

/** The values an item has of the attribute of the row `x` of `item_attribute`. */
const valuesOfAttribute = jsonList(
  {
    attributeValueUid: "v.attribute_value_uid",
    attributeValue: "v.attribute_value",
    numericValue: "v.numeric_value",
    sequenceNo: "y.sequence_no",
  },
  `item_attribute_value y
   join attribute_value v on v.site_id = y.site_id and v.attribute_value_uid = y.attribute_value_uid and v.status_cd <> 700
   where y.site_id = x.site_id and y.inv_mast_uid = x.inv_mast_uid and y.attribute_uid = x.attribute_uid`,
  "y.sequence_no, v.sequence_no, v.attribute_value_uid",
);

/** An attribute of an item: of the rows `x` of `item_attribute` and `a` of `attribute`. */
export const itemAttributeFields: JsonFields = {
  attributeUid: "a.attribute_uid",
  attributeId: "a.attribute_id",
  attributeDesc: "a.attribute_desc",
  dataType: "a.data_type",
  maxLength: "a.max_length",
  unit: "a.unit",
  sequenceNo: "x.sequence_no",
  statusCd: "a.status_cd",
  values: valuesOfAttribute,
};

const attributes = jsonList(
  itemAttributeFields,
  `item_attribute x
   join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid and a.status_cd = 704
   where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid`,
  "x.sequence_no, a.sequence_no, a.attribute_uid",
);

const categoryFields: JsonFields = {
  itemCategoryUid: "c.item_category_uid",
  itemCategoryId: "c.item_category_id",
  itemCategoryDesc: "c.item_category_desc",
  level: "c.level",
  fullPath: "c.full_path",
  isMain: "case when c.item_category_uid = i.main_category_uid then 'Y' else 'N' end",
};

/** The steps from the root to the category `c`, itself included. */
const pathOfCategory = crumbs("c", "any(c.path_uids)");

/** The categories of an alias's condition as steps, from the root on. */
export function crumbs(category: string, uids: string): string {
  return jsonList(
    {
      itemCategoryUid: "p.item_category_uid",
      itemCategoryId: "p.item_category_id",
      itemCategoryDesc: "p.item_category_desc",
      level: "p.level",
    },
    `item_category p where p.site_id = ${category}.site_id and p.item_category_uid = ${uids}`,
    "p.level",
  );
}

function categories(fields: JsonFields): string {
  return jsonList(
    fields,
    `item_category_item x
     join item_category c on c.site_id = x.site_id and c.item_category_uid = x.item_category_uid and c.delete_flag = 'N'
     where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid`,
    "(c.item_category_uid is not distinct from i.main_category_uid) desc, c.full_path",
  );
}

/** Items that a row `l` of `item_link` or `item_sample` names as `o`. */
function namedItems(table: string, key: string, kind: string, condition: string): string {
  return jsonList(
    {
      invMastUid: "o.inv_mast_uid",
      itemId: "o.item_id",
      itemDesc: "o.item_desc",
      linkType: `l.${kind}`,
      note: "l.note",
      sequenceNo: "l.sequence_no",
      discontinued: "o.discontinued",
    },
    `${table} l
     join item o on o.site_id = l.site_id and o.inv_mast_uid = l.${key} and o.status_cd <> 700 and o.delete_flag = 'N'
     where l.site_id = i.site_id and l.inv_mast_uid = i.inv_mast_uid and ${condition}`,
    "l.sequence_no, o.item_id",
  );
}

function linked(types: string): string {
  return namedItems("item_link", "linked_inv_mast_uid", "link_type", `l.link_type in (${types})`);
}

/** The link types that stand for “buy this instead”. */
export const substituteTypes = ["substitute", "upgrade"] as const;

/** The group of variants the item `i` belongs to. */
export const variantGroup = `(select min(n.item_variant_hdr_uid) from item_variant_line n
  join item_variant_hdr h on h.site_id = n.site_id and h.item_variant_hdr_uid = n.item_variant_hdr_uid and h.status_cd = 704
  where n.site_id = i.site_id and n.inv_mast_uid = i.inv_mast_uid)`;

/** What belongs to the item `i`, each an SQL expression of a JSON list. */
export const itemLists = {
  uoms,
  images,
  documents,
  texts,
  tags,
  attributes,
  categories: categories(categoryFields),
  categoryTrees: categories({ ...categoryFields, tree: pathOfCategory }),
  accessories: linked("'accessory'"),
  substitutes: linked(substituteTypes.map((type) => `'${type}'`).join(", ")),
  samples: namedItems("item_sample", "sample_inv_mast_uid", "sample_type", "true"),
} as const;
