/** How a name in a cell becomes the number of a record. */
export type FinderName = "item" | "extension" | "webDescription" | "brand" | "attribute" | "attributeGroup";

/** A column that holds a name which people write instead of unique numbers. */
export interface NamedTarget {
  readonly finder: FinderName;
  /** Fields of the input, each with the field of the found record that fills it. */
  readonly fills: Readonly<Record<string, string>>;
}

/** Something that rows of a file can create or change: one endpoint. */
export interface ImportSubject {
  readonly service: "items" | "legacy" | "productInfo";
  /** The endpoint within its service: `invMastExt.update`. */
  readonly endpoint: string;
  readonly named: Readonly<Record<string, NamedTarget>>;
  /** Fields that two rows must not have in common: the second one would be refused or undo the first. */
  readonly identity: readonly string[];
  /** The field that no two records have alike: a row that creates a second one would be refused. */
  readonly once?: { readonly field: string; readonly anyCase?: true };
  /** The list that shows what is stored now, where it can be shown as one. */
  readonly list?: string;
}

const itemAs = (field: string): NamedTarget => ({ finder: "item", fills: { [field]: "invMastUid" } });
const brandAs = (field: string): NamedTarget => ({ finder: "brand", fills: { [field]: "brandsUid" } });
const attributeAs = (field: string): NamedTarget => ({ finder: "attribute", fills: { [field]: "attributeUid" } });
const groupAs = (field: string): NamedTarget => ({ finder: "attributeGroup", fills: { [field]: "attributeGroupUid" } });

/** Everything a file can be stored as, by the name the address holds. */
export const importSubjects = {
  "extension-update": {
    service: "productInfo",
    endpoint: "invMastExt.update",
    list: "invMastExt.list",
    identity: ["invMastExtUid"],
    named: {
      itemId: { finder: "extension", fills: { invMastExtUid: "invMastExtUid" } },
      attributeGroup: groupAs("attributeGroupUid"),
    },
  },
  "extension-create": {
    service: "productInfo",
    endpoint: "invMastExt.create",
    list: "invMastExt.list",
    identity: ["invMastUid"],
    once: { field: "invMastUid" },
    named: { itemId: itemAs("invMastUid"), attributeGroup: groupAs("attributeGroupUid") },
  },
  "web-description-update": {
    service: "legacy",
    endpoint: "invMast.webDesc.update",
    identity: ["invMastWebDescUid"],
    named: {
      itemId: {
        finder: "webDescription",
        fills: { invMastUid: "invMastUid", invMastWebDescUid: "invMastWebDescUid" },
      },
    },
  },
  "web-description-create": {
    service: "legacy",
    endpoint: "invMast.webDesc.create",
    identity: ["id"],
    named: { itemId: itemAs("id") },
  },
  "item-attribute-create": {
    service: "items",
    endpoint: "invMast.attributes.values.create",
    identity: ["id", "attr", "attributeValue"],
    named: { itemId: itemAs("id"), attribute: attributeAs("attr") },
  },
  "faq-create": {
    service: "items",
    endpoint: "invMast.faq.create",
    identity: ["id", "question"],
    named: { itemId: itemAs("id") },
  },
  "tag-create": {
    service: "legacy",
    endpoint: "invMast.tags.create",
    identity: ["id", "tag"],
    named: { itemId: itemAs("id") },
  },
  "brand-create": {
    service: "items",
    endpoint: "brands.create",
    list: "brands.list",
    identity: ["brandsName"],
    named: {},
    once: { field: "brandsName", anyCase: true },
  },
  "brand-update": {
    service: "items",
    endpoint: "brands.update",
    list: "brands.list",
    identity: ["id"],
    named: { brand: brandAs("id") },
  },
  "brand-item-create": {
    service: "items",
    endpoint: "brands.items.create",
    identity: ["id", "invMastUid"],
    named: { brand: brandAs("id"), itemId: itemAs("invMastUid") },
  },
  "attribute-create": {
    service: "items",
    endpoint: "attributes.create",
    list: "attributes.list",
    identity: ["attributeId"],
    once: { field: "attributeId" },
    named: {},
  },
  "attribute-update": {
    service: "items",
    endpoint: "attributes.update",
    list: "attributes.list",
    identity: ["id"],
    named: { attribute: attributeAs("id") },
  },
  "attribute-value-create": {
    service: "items",
    endpoint: "attributes.values.create",
    identity: ["id", "attributeValue"],
    named: { attribute: attributeAs("id") },
  },
  "attribute-group-create": {
    service: "items",
    endpoint: "attributeGroups.create",
    list: "attributeGroups.list",
    identity: ["attributeGroupDesc"],
    named: {},
  },
  "attribute-group-update": {
    service: "items",
    endpoint: "attributeGroups.update",
    list: "attributeGroups.list",
    identity: ["id"],
    named: { attributeGroup: groupAs("id") },
  },
  "group-attribute-create": {
    service: "items",
    endpoint: "attributeGroups.attributes.create",
    identity: ["id", "attributeUid"],
    named: { attributeGroup: groupAs("id"), attribute: attributeAs("attributeUid") },
  },
  "variant-create": {
    service: "items",
    endpoint: "variants.create",
    list: "variants.list",
    identity: ["variantName"],
    named: { attribute: attributeAs("attributeUid") },
  },
} as const satisfies Readonly<Record<string, ImportSubject>>;

/** The name of one of them. */
export type ImportSubjectName = keyof typeof importSubjects;

/** All names, in the order of the choice. */
export const importSubjectNames = Object.keys(importSubjects) as ImportSubjectName[];

/** What a name stands for. */
export function importSubject(name: ImportSubjectName): ImportSubject {
  return importSubjects[name];
}
