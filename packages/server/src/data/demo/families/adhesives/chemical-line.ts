import type { ProductLine } from "../../../../load/examples/demo/product-line.ts";

/** A line of Klebor's, whose lots are recorded and which comes with a safety data sheet. */
export const chemicalLine = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Adhesives",
  brand: "Klebor",
  lots: true,
  documents: [
    {
      title: `Safety data sheet, ${values.category.toLowerCase()}`,
      category: "Safety data sheet",
      url: `/media/documents/klebor-${values.category.toLowerCase().replace(/ /g, "-")}-sds.pdf`,
    },
  ],
  ...values,
});
