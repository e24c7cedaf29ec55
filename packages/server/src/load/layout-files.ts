/** The tables that are read, in the order of the documentation. All are optional. */
export const layoutFiles = [
  "StateProvince.csv",
  "Location.csv",
  "ShipMethod.csv",
  "ProductCategory.csv",
  "ProductSubcategory.csv",
  "ProductDescription.csv",
  "ProductModelProductDescriptionCulture.csv",
  "Product.csv",
  "SpecialOffer.csv",
  "SpecialOfferProduct.csv",
  "SalesTaxRate.csv",
  "BillOfMaterials.csv",
  "ProductInventory.csv",
  "Store.csv",
  "Person.csv",
  "EmailAddress.csv",
  "PersonPhone.csv",
  "Address.csv",
  "BusinessEntityAddress.csv",
  "Customer.csv",
  "BusinessEntityContact.csv",
  "SalesOrderDetail.csv",
  "SalesOrderHeader.csv",
  "Vendor.csv",
  "ProductVendor.csv",
  "PurchaseOrderDetail.csv",
  "PurchaseOrderHeader.csv",
] as const;

/** Whether a file is one of the tables that are read. */
export function isLayoutFile(file: string): boolean {
  return (layoutFiles as readonly string[]).includes(file);
}
