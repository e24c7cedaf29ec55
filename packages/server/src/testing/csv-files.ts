import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Files of a folder to load, by name. */
export type CsvFiles = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder of their own, which is gone after the test. */
export function csvFolder(files: CsvFiles): string {
  const folder = writeCsvFolder(files);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder of their own; the caller removes it. */
export function writeCsvFolder(files: CsvFiles): string {
  const folder = mkdtempSync(join(tmpdir(), "purvey-csv-"));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return folder;
}

/** A shop in a few lines of each table: all that a shopper needs to order, and one order of theirs. */
export const smallShop = {
  "StateProvince.csv": "StateProvinceID,StateProvinceCode,CountryRegionCode,Name\n1,OH,US,Ohio\n",
  "Location.csv": "LocationID,Name\n10,Columbus\n20,Toledo\n",
  "ShipMethod.csv": "ShipMethodID,Name\n3,Great Lakes Freight\n",
  "ProductCategory.csv": "ProductCategoryID,Name\n1,Fasteners\n",
  "ProductSubcategory.csv": "ProductSubcategoryID,ProductCategoryID,Name\n1,1,Bolts\n2,1,Nuts\n",
  "Product.csv":
    "ProductID,Name,ProductNumber,Color,StandardCost,ListPrice,Weight,WeightUnitMeasureCode,ProductSubcategoryID,ProductModelID,SellEndDate\n" +
    '1,"Hex bolt M8 × 40, zinc",HB-M8-40,Silver,0.08,0.31,22,G,1,1,\n' +
    "2,Hex nut M8,NUT-M8,Silver,0.02,0.07,,,2,,\n" +
    "3,Washer blank,WSH-BLANK,,0.01,0,,,,,\n",
  "ProductDescription.csv": "ProductDescriptionID,Description\n5,For steel constructions.\n",
  "ProductModelProductDescriptionCulture.csv": "ProductModelID,ProductDescriptionID,CultureID\n1,5,en\n",
  "SpecialOffer.csv":
    "SpecialOfferID,Description,DiscountPct,StartDate,EndDate,MinQty,MaxQty\n1,A hundred and more,0.1,2020-01-01,2099-12-31,100,\n",
  "SpecialOfferProduct.csv": "SpecialOfferID,ProductID\n1,1\n",
  "SalesTaxRate.csv": "SalesTaxRateID,StateProvinceID,TaxType,TaxRate,Name\n1,1,3,5.75,Ohio\n",
  "BillOfMaterials.csv":
    "BillOfMaterialsID,ProductAssemblyID,ComponentID,EndDate,UnitMeasureCode,PerAssemblyQty\n1,1,3,,EA,2\n",
  "ProductInventory.csv":
    "ProductID,LocationID,Shelf,Bin,Quantity\n1,10,A,1,60\n1,10,A,2,40\n2,10,B,1,500\n2,20,N/A,0,5\n",
  "Store.csv": "BusinessEntityID,Name,SalesPersonID\n500,Northgate Fabrication,7\n",
  "Person.csv": "BusinessEntityID,FirstName,LastName\n700,Dana,Voss\n701,Omar,Reyes\n",
  "EmailAddress.csv": "BusinessEntityID,EmailAddress\n700,dana@northgate.example\n701,omar@northgate.example\n",
  "PersonPhone.csv": "BusinessEntityID,PhoneNumber\n700,614-555-0100\n",
  "Address.csv":
    "AddressID,AddressLine1,AddressLine2,City,StateProvinceID,PostalCode\n40,1 Plant Road,,Toledo,1,43604\n41,2 Office Street,,Dayton,1,45402\n",
  "BusinessEntityAddress.csv": "BusinessEntityID,AddressID,AddressTypeID\n500,40,5\n500,41,3\n",
  "Customer.csv":
    "CustomerID,PersonID,StoreID,AccountNumber\n100200,,500,AW00100200\n100201,700,500,AW00100201\n100300,701,,AW00100300\n",
  "BusinessEntityContact.csv": "BusinessEntityID,PersonID\n500,700\n",
  "SalesOrderHeader.csv":
    "SalesOrderID,Status,OrderDate,DueDate,CustomerID,SalesPersonID,ShipToAddressID,SubTotal,TaxAmt,Freight,TotalDue\n" +
    "9001,5,2025-11-03,2025-11-07 12:30:00,100201,7,40,30.30,1.74,5,37.04\n9002,1,2025-12-01,,100200,,41,7,0,0,7\n",
  "SalesOrderDetail.csv":
    "SalesOrderID,SalesOrderDetailID,OrderQty,ProductID,UnitPrice,UnitPriceDiscount\n9001,1,100,1,0.31,0.1\n9001,2,40,2,0.06,0\n9002,3,100,2,0.07,\n",
  "Vendor.csv":
    "BusinessEntityID,AccountNumber,Name,PreferredVendorStatus,ActiveFlag\n600,VEGA01,Vega Supply,1,1\n601,TENAX01,Tenax,0,1\n",
  "ProductVendor.csv":
    "ProductID,BusinessEntityID,AverageLeadTime,StandardPrice,MinOrderQty,UnitMeasureCode\n1,600,7,0.08,100,EA\n1,601,9,0.07,100,EA\n2,601,9,0.02,500,CTN\n",
  "PurchaseOrderHeader.csv":
    "PurchaseOrderID,Status,EmployeeID,VendorID,ShipMethodID,OrderDate,SubTotal\n" +
    "70,4,7,600,3,2025-10-01,8\n71,2,7,601,3,2025-12-01,15\n72,1,7,601,,2025-12-08,2\n",
  "PurchaseOrderDetail.csv":
    "PurchaseOrderID,PurchaseOrderDetailID,DueDate,OrderQty,ProductID,UnitPrice,ReceivedQty,RejectedQty\n" +
    "70,1,2025-10-08,100,1,0.08,90,0\n71,2,2025-12-10,500,2,0.02,500,40\n71,3,2025-12-12,50,1,0.10,,\n72,4,,20,1,0.1,0,0\n",
} as const satisfies CsvFiles;

/** What customers agreed with the small shop, and the units, classes and breaks of its prices. */
export const agreements = {
  "ProductUnitMeasure.csv": `ProductID,UnitMeasureCode,UnitSize,MinOrderQty,OrderMultiple,SellingFlag,PurchasingFlag,EndDate\n1,EA,1,50,10,,,\n1,BX,100,2,,,,\n1,PAL,5000,,,0,1,\n`,
  "ProductPrice.csv": "ProductID,PriceClass,Price\n1,2,0.29\n2,2,0.06\n1,3,0.27\n",
  "Customer.csv":
    "CustomerID,PersonID,StoreID,AccountNumber,PriceClass,CreditLimit,CreditHold\n100200,,500,AW00100200,2,25000.50,1\n100201,700,500,AW00100201,,,\n",
  "CustomerContract.csv": `ContractID,CustomerID,ContractNumber,Description,StartDate,EndDate\n7,100200,NG-2026,Conveyor frames,2025-01-01,2099-12-31\n`,
  "CustomerPrice.csv": `ContractID,CustomerPriceID,ProductID,UnitMeasureCode,MinQty,Price,DiscountPct\n7,1,2,EA,,0.05,\n7,2,2,EA,1000,0.04,\n7,3,1,BX,1,,0.2\n`,
  "SpecialOfferProduct.csv": "SpecialOfferID,ProductID\n",
} as const satisfies CsvFiles;

/** Quotes and invoices of the small shop. */
export const papers = {
  "SalesQuoteHeader.csv": `SalesQuoteID,CustomerID,Status,QuoteDate,ExpirationDate,ShipToAddressID,SubTotal,TaxAmt,TotalDue,Comment\n5001,100201,1,2026-01-05,2099-12-31,40,52.90,3.04,55.94,For spring\n`,
  "SalesQuoteDetail.csv": `SalesQuoteID,SalesQuoteDetailID,ProductID,OrderQty,UnitPrice,UnitPriceDiscount\n5001,2,2,500,0.05,\n5001,1,1,100,0.31,0.1\n`,
  "SalesInvoiceHeader.csv": `SalesInvoiceID,CustomerID,SalesOrderID,InvoiceDate,DueDate,PurchaseOrderNumber,SubTotal,TaxAmt,Freight,TotalDue,AmountPaid\n8001,100201,9001,2025-11-07,2025-12-07,PO-1,30.30,1.74,5,37.04,10\n8002,100201,,2025-11-08,2025-12-08,,0.70,0,0,0.70,0.70\n`,
  "SalesInvoiceDetail.csv": `SalesInvoiceID,SalesInvoiceDetailID,ProductID,OrderQty,UnitPrice,UnitPriceDiscount\n8001,1,1,100,0.31,0.1\n8001,2,2,40,0.06,\n8002,3,2,10,0.07,\n`,
} as const satisfies CsvFiles;

/** Orders of the small shop's customers: so many, with so many lines each. */
export function manyOrders(count: number, linesEach: number): CsvFiles {
  const headers = ["SalesOrderID,Status,OrderDate,CustomerID,ShipToAddressID,SubTotal,TaxAmt,Freight,TotalDue"];
  const lines = ["SalesOrderID,SalesOrderDetailID,OrderQty,ProductID,UnitPrice,UnitPriceDiscount"];
  for (let order = 1; order <= count; order += 1) {
    headers.push(`${order},5,2025-11-${String((order % 28) + 1).padStart(2, "0")},100201,40,${0.5 * linesEach},0,0,0`);
    for (let line = 0; line < linesEach; line += 1)
      lines.push(`${order},${order * linesEach + line},2,${(line % 2) + 1},0.25,0`);
  }
  return { "SalesOrderHeader.csv": `${headers.join("\n")}\n`, "SalesOrderDetail.csv": `${lines.join("\n")}\n` };
}
