import type { DistributorsProductsCreateInput, VmiProduct } from "@purvey/contract/generated/vmi";

/** What is entered of an own product. */
export interface ProductDraft {
  readonly productsId: string;
  readonly productsDesc: string;
  readonly partNumber: string;
  readonly upcOrEanId: string;
  readonly unitOfMeasure: string;
  readonly defaultSellingUnit: string;
  /** How many of `unitOfMeasure` one ordering unit holds. */
  readonly sellingUnitSize: number | null;
  readonly distributorsUid: number | undefined;
}

/** What the form begins with: the product's own fields, or a new product counted and ordered each by each. */
export function draftOf(product: VmiProduct | undefined): ProductDraft {
  return {
    productsId: product?.productsId ?? "",
    productsDesc: product?.productsDesc ?? "",
    partNumber: product?.partNumber ?? "",
    upcOrEanId: product?.upcOrEanId ?? "",
    unitOfMeasure: product?.unitOfMeasure ?? "EA",
    defaultSellingUnit: product?.defaultSellingUnit ?? "EA",
    sellingUnitSize: product?.sellingUnitSize ?? 1,
    distributorsUid: product?.distributorsUid,
  };
}

type CompleteDraft = ProductDraft & { readonly sellingUnitSize: number; readonly distributorsUid: number };

/** Whether everything that a product cannot do without is there. */
export function isComplete(draft: ProductDraft): draft is CompleteDraft {
  const { productsId, unitOfMeasure, defaultSellingUnit, sellingUnitSize, distributorsUid } = draft;
  const words = [productsId, unitOfMeasure, defaultSellingUnit].every((word) => word.trim() !== "");
  return words && sellingUnitSize !== null && sellingUnitSize > 0 && distributorsUid !== undefined;
}

/** What is stored: texts without blanks around them, empty ones as none. */
export function productBody(draft: CompleteDraft): Required<Omit<DistributorsProductsCreateInput, "imageUrl">> {
  const { productsId, productsDesc, partNumber, upcOrEanId, unitOfMeasure, defaultSellingUnit } = draft;
  return {
    distributorsUid: draft.distributorsUid,
    productsId: productsId.trim(),
    productsDesc: productsDesc.trim() || null,
    partNumber: partNumber.trim() || null,
    upcOrEanId: upcOrEanId.trim() || null,
    unitOfMeasure: unitOfMeasure.trim(),
    defaultSellingUnit: defaultSellingUnit.trim(),
    sellingUnitSize: draft.sellingUnitSize,
  };
}
