import type { PartPicture } from "../../../trades/catalog/drawings/part-picture.ts";
import { type DataRow, dataTable, lazily } from "../../../values/data-table.ts";
import type { DocumentDraft, Family, UnitDraft } from "../catalog/item-draft.ts";
import type { Product, ProductLine } from "./product-line.ts";

/**
 * The product lines of the demonstration, family by family: the tables of `data/demo`. They have the layout that
 * `purvey load` reads, and beside it what only the demonstration tells of a product.
 */
export const productLines = lazily((): readonly ProductLine[] => readProductLines());

function readProductLines(): ProductLine[] {
  const products = readProducts();
  const about = byKey(
    dataTable("demo/ProductDescription.csv", ["ProductDescriptionID", "Description"]),
    "ProductDescriptionID",
  );
  const questions = dataTable("demo/ProductModelQuestion.csv", [
    "ProductModelID",
    "Category",
    "Question",
    "Answer",
    "Helpful",
  ]);
  const documents = dataTable("demo/ProductModelDocument.csv", ["ProductModelID", "Category", "Title", "Url"]);
  const [questionsOf, documentsOf] = [byKey(questions, "ProductModelID"), byKey(documents, "ProductModelID")];
  const models = dataTable("demo/ProductModel.csv", [
    "ProductModelID",
    "Name",
    "Keywords",
    "Tags",
    "VariantBy",
    "Lots",
    "Serialized",
  ]);
  return models.map(({ ProductModelID: model, ...row }) => {
    const own = products.get(model) ?? [];
    return {
      family: own[0]?.family as Family,
      summary: row.Name,
      about: about.get(model)?.[0]?.Description ?? "",
      keywords: row.Keywords,
      products: own.map(({ product }) => product),
      variantBy: row.VariantBy || undefined,
      faqs: questionsOf.get(model)?.map(({ Question: question, Answer: answer, Category: category, Helpful }) => ({
        question,
        answer,
        category,
        helpful: numberIn(Helpful),
      })),
      documents: documentsOf.get(model)?.map(({ Title: title, Category, Url: url }) => ({
        title,
        category: Category as DocumentDraft["category"],
        url,
      })),
      tags: row.Tags ? row.Tags.split("; ") : undefined,
      lots: row.Lots === "1" || undefined,
      serialized: row.Serialized === "1" || undefined,
    };
  });
}

/** The products by their model, with the family of their category. */
function readProducts(): Map<string, { family: string | undefined; product: Product }[]> {
  const families = byKey(dataTable("demo/ProductCategory.csv", ["ProductCategoryID", "Name"]), "ProductCategoryID");
  const categories = byKey(
    dataTable("demo/ProductSubcategory.csv", ["ProductSubcategoryID", "ProductCategoryID", "Name"]),
    "ProductSubcategoryID",
  );
  const attributes = byKey(dataTable("demo/ProductAttribute.csv", ["ProductID", "Name", "Value"]), "ProductID");
  const units = byKey(dataTable("demo/ProductUnitMeasure.csv", unitColumns), "ProductID");
  const accessories = byKey(dataTable("demo/ProductAccessory.csv", ["ProductID", "AccessoryNumber"]), "ProductID");
  const rows = byKey(dataTable("demo/Product.csv", productColumns), "ProductModelID");
  const productOf = (row: DataRow<(typeof productColumns)[number]>) => {
    const category = categories.get(row.ProductSubcategoryID)?.[0];
    const id = row.ProductID;
    const product: Product = {
      itemId: row.ProductNumber,
      description: row.Name,
      attributes: Object.fromEntries(attributes.get(id)?.map(({ Name, Value }) => [Name, Value]) ?? []),
      brand: row.Brand,
      category: category?.Name ?? "",
      listPrice: Number(row.ListPrice),
      cost: Number(row.StandardCost),
      weight: Number(row.Weight),
      image: JSON.parse(row.Picture) as PartPicture,
      manufacturerPartNumber: row.ManufacturerNumber,
      units: units.get(id)?.map(unitOf) ?? [{ unit: "EA", size: 1 }],
      sellingUnit: row.SellingUnit || undefined,
      demand: numberIn(row.Demand),
      replacedBy: row.ReplacedBy || undefined,
      accessories: accessories.get(id)?.map(({ AccessoryNumber }) => AccessoryNumber) ?? [],
    };
    return { family: families.get(category?.ProductCategoryID ?? "")?.[0]?.Name, product };
  };
  return new Map([...rows].map(([model, own]) => [model, own.map(productOf)]));
}

const productColumns = [
  "ProductID",
  "ProductNumber",
  "Name",
  "ListPrice",
  "StandardCost",
  "ProductSubcategoryID",
  "ProductModelID",
  "Weight",
  "Brand",
  "ManufacturerNumber",
  "SellingUnit",
  "Demand",
  "ReplacedBy",
  "Picture",
] as const;

const unitColumns = ["ProductID", "UnitMeasureCode", "UnitSize", "MinOrderQty", "OrderMultiple"] as const;

function unitOf(row: DataRow<(typeof unitColumns)[number]>): UnitDraft {
  const [minimum, multiple] = [numberIn(row.MinOrderQty), numberIn(row.OrderMultiple)];
  return { unit: row.UnitMeasureCode, size: Number(row.UnitSize), minimum, multiple };
}

const numberIn = (cell: string): number | undefined => (cell === "" ? undefined : Number(cell));

/** Rows by what they have in a column, in their order. */
function byKey<Column extends string>(
  rows: readonly DataRow<Column>[],
  key: NoInfer<Column>,
): Map<string, DataRow<Column>[]> {
  const groups = new Map<string, DataRow<Column>[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}
