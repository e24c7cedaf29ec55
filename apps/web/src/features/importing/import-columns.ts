import type { ObjectSchema, Schema } from "@purvey/contract/schema";
import { kindOf } from "../../shared/contract-form/field-kind.ts";
import type { ImportSubject, NamedTarget } from "./subjects.ts";

/** Where the cells of a column go: a field of the input, or a name that is looked up. */
export interface ImportTarget {
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly named: NamedTarget | undefined;
  /** Without it no row can be stored. */
  readonly required: boolean;
  /** What the field is called in a stored record, where that is another name: an export has it over its column. */
  readonly inRecords?: string | undefined;
}

/** For each column of the file, in order, the target of its cells; undefined for a column that is left aside. */
export type ColumnMapping = readonly (string | undefined)[];

/** What the rows of a file can fill: names first, then fields that hold one value each. */
export function importTargets(subject: ImportSubject, input: ObjectSchema): ImportTarget[] {
  const { required = [] } = input;
  const filled = new Map(Object.values(subject.named).flatMap(({ fills }) => Object.entries(fills)));
  const named = Object.entries(subject.named).map(([name, target]) => ({
    name,
    named: target,
    schema: undefined,
    required: Object.keys(target.fills).some((field) => required.includes(field)),
  }));
  const fields = Object.entries(input.properties)
    .filter(([, schema]) => !["lines", "record", "json"].includes(kindOf(schema)))
    .map(([name, schema]) => ({
      name,
      schema,
      named: undefined,
      inRecords: filled.get(name),
      required: required.includes(name) && !filled.has(name),
    }));
  return [...named, ...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)];
}

/** Headings in English and German that people write over a column, beside the name of the target itself. */
const headings: Readonly<Record<string, readonly string[]>> = {
  itemId: [
    ...["item", "item no", "item number", "part", "part no", "part number", "sku", "article", "article number"],
    ...["product", "product no", "product number", "produkt", "produktnummer", "material", "material number"],
    ...["artikel", "artikelnummer", "artikel-nr", "artikelnr", "art-nr", "teil", "teilenummer", "materialnummer"],
  ],
  attribute: ["attribute code", "attribut", "merkmal"],
  attributeGroup: ["attribute group", "group", "attributgruppe", "merkmalgruppe", "gruppe"],
  brand: ["brand", "marke"],
  brandName: ["brand", "marke", "markenname"],
  brandsName: ["brand", "brand name", "name", "marke", "markenname"],
  brandsId: ["brand code", "code", "kürzel", "markencode"],
  brandsDesc: ["description", "beschreibung"],
  manufacturerName: ["manufacturer", "maker", "hersteller", "herstellername"],
  partNumber: ["manufacturer part number", "mpn", "herstellernummer", "hersteller-nr"],
  upcOrEan: ["code type", "barcode type", "codeart"],
  upcOrEanId: ["upc", "ean", "gtin", "barcode", "bar code", "strichcode"],
  metaTitle: ["title", "page title", "seo title", "titel", "seitentitel", "titel der seite", "seo-titel"],
  metaDescription: ["description", "seo description", "beschreibung", "seo-beschreibung"],
  metaKeywords: ["keywords", "search words", "schlagworte", "schlüsselwörter", "suchbegriffe"],
  question: ["frage"],
  answer: ["antwort"],
  category: ["kategorie"],
  tag: ["label", "schlagwort", "stichwort"],
  attributeId: ["code", "attribute code", "attributcode"],
  attributeDesc: ["name", "description", "bezeichnung", "beschreibung"],
  attributeGroupId: ["code", "group code", "gruppencode"],
  attributeGroupDesc: ["name", "description", "bezeichnung", "beschreibung"],
  attributeValue: ["value", "wert", "attributwert", "merkmalswert", "ausprägung"],
  numericValue: ["number", "numeric value", "zahl", "zahlenwert"],
  dataType: ["type", "datentyp", "typ"],
  unit: ["unit of measure", "einheit"],
  sequenceNo: ["sequence", "position", "order", "reihenfolge"],
  statusCd: ["status"],
  variantName: ["name", "variant", "variante"],
  variantDesc: ["description", "beschreibung"],
  webDesc1: ["web description", "short text", "kurztext", "webtext", "webbeschreibung"],
  webDescFull: ["full text", "long text", "text", "langtext"],
};

/** What people may write over the column of a target instead of its name. */
export function headingsOf(name: string): readonly string[] {
  return headings[name] ?? [];
}

/** A heading as it is compared: letters and digits alone. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Guesses from the headings where each column goes: a field's own name before other words, and no field twice. */
export function guessMapping(cells: readonly string[], targets: readonly ImportTarget[]): ColumnMapping {
  const taken = new Set<string>();
  const mapping: (string | undefined)[] = cells.map(() => undefined);
  const take = (fits: (target: ImportTarget, key: string) => boolean) =>
    cells.forEach((cell, index) => {
      const key = keyOf(cell);
      const target = targets.find((one) => mapping[index] === undefined && !taken.has(one.name) && fits(one, key));
      if (key === "" || !target) return;
      mapping[index] = target.name;
      taken.add(target.name);
    });
  take(({ name }, key) => keyOf(name) === key);
  take(({ inRecords = "" }, key) => keyOf(inRecords) === key);
  take(({ name }, key) => headingsOf(name).some((heading) => keyOf(heading) === key));
  return mapping;
}

/** The targets without which no row can be stored and that no column fills yet; an own number does for a name. */
export function missingTargets(targets: readonly ImportTarget[], mapping: ColumnMapping): ImportTarget[] {
  const given = (name: string) => mapping.includes(name);
  return targets.filter(
    ({ name, required, named }) => required && !given(name) && !(named && Object.keys(named.fills).every(given)),
  );
}
