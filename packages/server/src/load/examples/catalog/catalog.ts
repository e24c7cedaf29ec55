import { compactCode } from "../../../values/compact-code.ts";
import { mediaOfSite } from "../media-of-site.ts";
import type { RowSet } from "../row-set.ts";
import { upcOf } from "../upc.ts";
import { type AttributeDefinition, attributeDefinition } from "./attribute-definitions.ts";
import { brandDefinition } from "./brand-definitions.ts";
import { addItemCodes, addItemPage, addItemUnits } from "./item-details.ts";
import type { ItemDraft, VariantDraft } from "./item-draft.ts";
import { itemExtensionRow } from "./item-extension.ts";
import { itemRow } from "./item-row.ts";
import { addItemStock } from "./item-stock.ts";
import { itemVendorRow, vendorRow } from "./item-vendor.ts";
import { leadingNumber } from "./leading-number.ts";
import { Registry } from "./registry.ts";
import { vendorDefinition } from "./vendor-definitions.ts";

/** Turns item drafts into the rows of the catalogue, giving numbers to brands, categories, attributes and items. */
export class Catalog {
  readonly rows: RowSet;
  readonly items = new Registry();
  readonly drafts = new Map<string, ItemDraft>();
  readonly #brands = new Registry();
  readonly #vendors = new Registry();
  readonly #categories = new Registry();
  readonly #attributes = new Registry();
  readonly #values = new Registry();
  readonly #groups = new Registry();
  readonly #grouped = new Registry();
  readonly #itemsInCategory = new Map<number, number>();
  #variants = 0;

  constructor(rows: RowSet) {
    this.rows = rows;
  }

  /** The site the rows are for. */
  get site(): string {
    return this.rows.site;
  }

  /** Adds items in the order given. Links and kits may name items that come later. */
  addItems(drafts: readonly ItemDraft[]): void {
    for (const draft of drafts) {
      if (this.drafts.has(draft.itemId)) throw new RangeError(`The item \`${draft.itemId}\` is defined twice.`);
      this.drafts.set(draft.itemId, draft);
      this.#addItem(draft, this.items.numberOf(draft.itemId));
    }
  }

  /** Adds links and kit parts of all items; call it once, when all items are there. */
  addLinks(): void {
    for (const draft of this.drafts.values()) {
      const uid = this.items.require(draft.itemId, "item");
      (draft.links ?? []).forEach((link, index) => {
        const linked = this.items.require(link.itemId, "item");
        this.rows.add("item_link", {
          inv_mast_uid: uid,
          linked_inv_mast_uid: linked,
          link_type: link.type,
          sequence_no: index + 1,
          note: link.note,
        });
      });
      this.#addParts(draft, uid);
    }
  }

  /** Adds a choice between items. */
  addVariant(variant: VariantDraft): void {
    const hdr = ++this.#variants;
    this.rows.add("item_variant_hdr", {
      item_variant_hdr_uid: hdr,
      variant_name: variant.name,
      variant_desc: variant.description,
      attribute_uid: this.#attributes.require(variant.attribute, "attribute"),
    });
    const base = this.draft(variant.lines[0]?.itemId ?? "").listPrice;
    variant.lines.forEach((line, index) => {
      this.rows.add("item_variant_line", {
        item_variant_hdr_uid: hdr,
        inv_mast_uid: this.items.require(line.itemId, "item"),
        variant_value: line.value,
        color_code: line.color,
        price_difference: Math.round((this.draft(line.itemId).listPrice - base) * 10_000) / 10_000,
        is_default: index === 0 ? "Y" : "N",
        sequence_no: index + 1,
      });
    });
  }

  /** The item by its number. */
  draft(itemId: string): ItemDraft {
    const draft = this.drafts.get(itemId);
    if (draft) return draft;
    throw new RangeError(`There is no item \`${itemId}\`; define it before it is referred to.`);
  }

  /** Adds a further vendor of an item, under the number that this vendor has for it. */
  addSecondSource(itemId: string, vendorName: string, vendorItemId: string): void {
    const uid = this.items.require(itemId, "item");
    this.#addSource(this.draft(itemId), uid, { vendorName, vendorItemId, primary: false });
  }

  /** The number of a category by its path: `Fasteners / Hex Bolts`. */
  categoryOf(path: string): number {
    return this.#categories.require(path, "category");
  }

  /** The number of a brand that items are sold under. */
  brandOf(name: string): number {
    return this.#brands.require(name, "brand");
  }

  #addItem(draft: ItemDraft, uid: number): void {
    const brand = this.#brand(draft.brand);
    const categories = this.#categoryPath(draft);
    const category = categories.at(-1) ?? 0;
    const { upcPrefix, supplier } = brandDefinition(draft.brand);
    const upc = upcOf(upcPrefix, uid);
    this.rows.add("item", itemRow(draft, { uid, brand, category, upc, supplier }));
    this.rows.add("brand_item", { brands_uid: brand, inv_mast_uid: uid, sequence_no: uid });
    const sequence = (this.#itemsInCategory.get(category) ?? 0) + 1;
    this.#itemsInCategory.set(category, sequence);
    this.rows.add("item_category_item", { item_category_uid: category, inv_mast_uid: uid, sequence_no: sequence });
    addItemUnits(this.rows, draft, uid);
    addItemCodes(this.rows, draft, uid, upc);
    addItemPage(this.rows, draft, uid);
    addItemStock(this.rows, draft, uid);
    const vendorItemId = draft.manufacturerPartNumber ?? draft.itemId;
    this.#addSource(draft, uid, { vendorName: supplier, vendorItemId, primary: true });
    this.#addAttributes(draft, uid);
    if (draft.discontinued) return;
    const group = Object.keys(draft.attributes).length > 0 ? this.#groups.numberOf(draft.category) : undefined;
    this.rows.add("item_ext", itemExtensionRow(draft, { uid, upc, group }));
  }

  #addSource(
    draft: ItemDraft,
    uid: number,
    source: { vendorName: string; vendorItemId: string; primary: boolean },
  ): void {
    const vendor = vendorDefinition(source.vendorName);
    this.#vendors.numberOf(vendor.vendorId, () => this.rows.add("vendor", vendorRow(vendor)));
    this.rows.add("item_vendor", itemVendorRow(draft, { ...source, uid, vendor }));
  }

  #addParts(draft: ItemDraft, uid: number): void {
    (draft.parts ?? []).forEach((part, index) => {
      this.rows.add("item_sub_part", {
        inv_mast_uid: uid,
        sub_part_inv_mast_uid: this.items.require(part.itemId, "item"),
        qty_required: part.quantity,
        unit_of_measure: part.unit,
        is_optional: part.optional ? "Y" : "N",
        sequence_no: index + 1,
      });
    });
  }

  #brand(name: string): number {
    return this.#brands.numberOf(name, (uid) => {
      this.rows.add("brand", {
        brands_uid: uid,
        brands_id: compactCode(name),
        brands_name: name,
        brands_desc: brandDefinition(name).description,
        image_url: mediaOfSite(`/media/brands/${compactCode(name).toLowerCase()}.svg`, this.rows.site),
      });
    });
  }

  #categoryPath(draft: ItemDraft): number[] {
    const names = [draft.family, draft.category];
    return names.map((name, depth) => this.#category(names.slice(0, depth + 1), name));
  }

  #category(path: readonly string[], name: string): number {
    const fullPath = path.join(" / ");
    return this.#categories.numberOf(fullPath, (uid) => {
      const uids = path.map((_, depth) => this.#categories.require(path.slice(0, depth + 1).join(" / "), "category"));
      this.rows.add("item_category", {
        item_category_uid: uid,
        parent_uid: uids.at(-2),
        root_uid: uids[0],
        item_category_id: slug(name),
        item_category_desc: name,
        full_path: fullPath,
        path_uids: uids,
        level: path.length,
        sequence_no: uid,
        title: name,
        meta_desc: `${name} from stock, with sizes, prices and availability by location.`,
        image_url: mediaOfSite(`/media/categories/${path.map(slug).join("-")}.svg`, this.rows.site),
      });
    });
  }

  #addAttributes(draft: ItemDraft, uid: number): void {
    Object.entries(draft.attributes).forEach(([name, value], index) => {
      const definition = attributeDefinition(name);
      const attribute = this.#attribute(definition);
      const sequence = index + 1;
      this.rows.add("item_attribute", { inv_mast_uid: uid, attribute_uid: attribute, sequence_no: sequence });
      const valueUid = this.#value(definition, attribute, value);
      this.rows.add("item_attribute_value", {
        inv_mast_uid: uid,
        attribute_uid: attribute,
        attribute_value_uid: valueUid,
        sequence_no: sequence,
      });
      this.#groupAttribute(draft, attribute);
    });
  }

  #attribute(definition: AttributeDefinition): number {
    return this.#attributes.numberOf(definition.name, (uid) => {
      this.rows.add("attribute", {
        attribute_uid: uid,
        attribute_id: definition.name,
        attribute_desc: definition.description,
        data_type: definition.type,
        unit: definition.unit,
        sequence_no: uid,
      });
    });
  }

  #value(definition: AttributeDefinition, attribute: number, value: string): number {
    return this.#values.numberOf(`${attribute} ${value}`, (uid) => {
      const number = leadingNumber(value);
      this.rows.add("attribute_value", {
        attribute_value_uid: uid,
        attribute_uid: attribute,
        attribute_value: value,
        numeric_value: definition.type === "number" ? number : null,
        sequence_no: number === undefined ? uid : Math.round(number * 1000),
      });
    });
  }

  #groupAttribute(draft: ItemDraft, attribute: number): void {
    const group = this.#groups.numberOf(draft.category, (uid) => {
      this.rows.add("attribute_group", {
        attribute_group_uid: uid,
        attribute_group_id: slug(draft.category),
        attribute_group_desc: draft.category,
        attribute_group_type: draft.family,
      });
    });
    this.#grouped.numberOf(`${group} ${attribute}`, (sequence) => {
      this.rows.add("attribute_x_attribute_group", {
        attribute_group_uid: group,
        attribute_uid: attribute,
        sequence_no: sequence,
      });
    });
  }
}

/** A name as it stands in an address: `Hex Bolts & Screws` → `hex-bolts-screws`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
