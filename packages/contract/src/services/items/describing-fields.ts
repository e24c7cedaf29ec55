/** What makes an item easy to find and to buy, in the order it is usually filled in: fields of `ItemMaster`. */
export const describingFields = [
  "brandsName",
  "manufacturerName",
  "manufacturerPartNumber",
  "upc",
  "displayDesc",
  "extendedDesc",
  "webDesc",
  "keywords",
  "images",
  "attributes",
] as const;
