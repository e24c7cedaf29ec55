import type { smallShop } from "./csv-files.ts";

/** The header of `Product.csv`. */
export const product = "ProductID,Name,ProductNumber,StandardCost,ListPrice\n";
/** The header of `ProductInventory.csv`. */
export const stock = "ProductID,LocationID,Shelf,Bin,Quantity\n";
const headers = "SalesOrderID,Status,OrderDate,CustomerID,SubTotal,TaxAmt,Freight,TotalDue\n";

/** Title, file, its text, and what is refused: line, column, reason. */
export type BadRows = readonly [
  string,
  keyof typeof smallShop,
  string | Uint8Array,
  readonly (readonly [number, string, string])[],
];

/** Tables of the small shop with rows that are refused. */
export const badRows: readonly BadRows[] = [
  [
    "a number that is none",
    "Product.csv",
    `${product}1,Bolt,HB,0,"1,5"\n2,Nut,NUT,0,1e3\n3,Pin,PIN,x,1\n4,Key,KEY,.5,2\n`,
    [
      [2, "ListPrice", "is `1,5`, not a number such as 12.50"],
      [3, "ListPrice", "is `1e3`, not a number such as 12.50"],
      [4, "StandardCost", "is `x`, not a number such as 12.50"],
    ],
  ],
  [
    "cells that a spreadsheet has spoiled",
    "Product.csv",
    `${product}1,Bolt,1.23457E+11,0,1\n2,#N/A,NUT,0,1\n3,Pin,PIN,########,1\n4,Key,4-Mar,0,#DIV/0!\n5,NULL,SCREW,0,1\n6,Nail,"=""006""",+0.5,+1.5\n`,
    [
      [
        2,
        "ProductNumber",
        "is `1.23457E+11`, a long number whose last digits a spreadsheet has cut off; format the column as text and export it again",
      ],
      [
        3,
        "Name",
        "is `#N/A`, what a spreadsheet shows instead of a value; mend its formula, widen the column, or leave the cell empty",
      ],
      [
        4,
        "StandardCost",
        "is `########`, what a spreadsheet shows instead of a value; mend its formula, widen the column, or leave the cell empty",
      ],
      [
        5,
        "ProductNumber",
        "is `4-Mar`, a date that a spreadsheet has made of a number; format the column as text and export it again",
      ],
      [6, "Name", "is empty"],
    ],
  ],
  [
    "a negative price, and one with twenty digits",
    "Product.csv",
    `${product}1,Bolt,HB,0,-0.01\n2,Nut,NUT,100000000000000000000,1\n3,Pin,PIN,0,9999999999999.99\n`,
    [
      [2, "ListPrice", "is -0.01; it must not be below 0"],
      [3, "StandardCost", "is `100000000000000000000`; numbers are stored up to 13 digits before the point"],
    ],
  ],
  [
    "a column that is needed and missing",
    "Product.csv",
    "ProductID,Name,ProductNumber,StandardCost,listprice\n1,Bolt,HB,0,1\n2,Nut,NUT,0,1\n",
    [
      [2, "ListPrice", "is a column that the header does not have"],
      [3, "ListPrice", "is a column that the header does not have"],
    ],
  ],
  [
    "cells that are needed and empty",
    "Product.csv",
    `${product}1,,HB,0,1\n2,Nut,  ,0,1\n,Pin,PIN,0,1\n4,Key,KEY,0,\n`,
    [
      [2, "Name", "is empty"],
      [3, "ProductNumber", "is empty"],
      [4, "ProductID", "is empty; a whole number is needed"],
      [5, "ListPrice", "is empty; a number is needed"],
    ],
  ],
  [
    "keys that are no whole numbers from 1, and keys and numbers that come twice",
    "Product.csv",
    `${product}0,Bolt,HB,0,1\n1.5,Nut,NUT,0,1\n3,Pin,PIN,0,1\n3,Pin,PIN-2,0,1\n5,Pin,PIN,0,1\n`,
    [
      [2, "ProductID", "is 0; a key is a whole number from 1"],
      [3, "ProductID", "is 1.5, not a whole number"],
      [5, "ProductID", "is `3`, which line 4 has already"],
      [6, "ProductNumber", "is `PIN`, which line 4 has already"],
    ],
  ],
  [
    "rows with too few and too many cells",
    "Product.csv",
    `${product}1,Bolt,HB\n2,Nut, M8,NUT,0,1\n3,Pin,PIN,0,1,,\n4,Key,KEY,0,1,7\n`,
    [
      [2, "StandardCost", "has no cell: the row has 3, the header 5"],
      [
        3,
        "ListPrice",
        "has more cells behind it: the row has 6, the header 5; a cell with a comma needs quotes around it",
      ],
      [
        5,
        "ListPrice",
        "has more cells behind it: the row has 6, the header 5; a cell with a comma needs quotes around it",
      ],
    ],
  ],
  [
    "the true line, behind cells of several lines and empty lines",
    "Product.csv",
    `\uFEFF${product}\r\n1,"Bolt\r\nwith ""flange"", zinc\r\n",HB,0,1\r\n\r\n2,"Nut\n\nM8",NUT,0,no\r\n3,Pin,PIN,0,bad`,
    [
      [7, "ListPrice", "is `no`, not a number such as 12.50"],
      [10, "ListPrice", "is `bad`, not a number such as 12.50"],
    ],
  ],
  [
    "bytes that are not UTF-8, and the character 0",
    "Product.csv",
    Buffer.concat([Buffer.from(product), Buffer.from("1,M\xfcller,HB,0,1\n2,N\0ut,NUT,0,1\n", "latin1")]),
    [
      [2, "Name", "is `M\uFFFDller`, with bytes that are not UTF-8; save the file as UTF-8"],
      [3, "Name", "is `N\\u0000ut`, with a control character, which cannot be stored; take it out"],
    ],
  ],
  [
    "texts that are too long",
    "Product.csv",
    `${product}1,${"x".repeat(256)},HB,0,1\n2,Nut,${"N".repeat(41)},0,1\n3,Pin,PIN,0,${"9".repeat(300)}\n`,
    [
      [2, "Name", "has 256 characters; at most 255 are stored"],
      [3, "ProductNumber", "has 41 characters; at most 40 are stored"],
      [4, "ListPrice", `is \`${"9".repeat(40)}…\`; numbers are stored up to 13 digits before the point`],
    ],
  ],
  [
    "a column that is there twice",
    "Product.csv",
    "ProductID,Name,ProductNumber,StandardCost,ListPrice,Name\n1,Bolt,HB,0,1,Nut\n",
    [[2, "Name", "is in the header twice"]],
  ],
  [
    "weights and categories that are unknown",
    "Product.csv",
    "ProductID,Name,ProductNumber,StandardCost,ListPrice,Weight,WeightUnitMeasureCode,ProductSubcategoryID\n1,Bolt,HB,0,1,5,STONE,\n2,Nut,NUT,0,1,-1,G,\n3,Pin,PIN,0,1,,,77\n",
    [
      [2, "WeightUnitMeasureCode", "is `STONE`; known are KG, G, LB, OZ"],
      [3, "Weight", "is -1; it must not be below 0"],
      [4, "ProductSubcategoryID", "is 77, which ProductSubcategory.csv does not have"],
    ],
  ],
  [
    "stock of unknown items, at unknown locations, twice in one bin",
    "ProductInventory.csv",
    `${stock}99,10,A,1,5\n1,99,A,1,5\n1,10,A,1,-5\n1,10,A,1,5\n1,10,A,1,6\n1,10,B,1,9999999999999\n`,
    [
      [2, "ProductID", "is 99, which was not loaded"],
      [3, "LocationID", "is 99, which Location.csv does not have"],
      [4, "Quantity", "is -5; it must not be below 0"],
      [6, "Bin", "is `10 1 A-1`, which line 5 has already"],
      [7, "Quantity", "makes more in all bins than can be stored"],
    ],
  ],
  [
    "dates that are none",
    "SalesOrderHeader.csv",
    `${headers}9001,5,2026-02-31,100201,30.30,0,0,0\n9002,1,03/14/2026,100200,7,0,0,0\n9003,1,0000-01-01,100200,7,0,0,0\n`,
    [
      [2, "OrderDate", "is `2026-02-31`, not a date such as 2026-03-14 or 2026-03-14 09:26:53"],
      [3, "OrderDate", "is `03/14/2026`, not a date such as 2026-03-14 or 2026-03-14 09:26:53"],
      [4, "SalesOrderID", "is 9003, which has no lines"],
    ],
  ],
  [
    "orders of unknown customers and in unknown states",
    "SalesOrderHeader.csv",
    `${headers}9001,5,2026-02-01,5,30.30,0,0,0\n9002,9,2026-02-01,100200,7,0,0,0\n`,
    [
      [2, "CustomerID", "is 5, who was not loaded"],
      [3, "Status", "is 9; known are 1, 2, 3, 4, 5, 6"],
    ],
  ],
  [
    "customers of unknown stores, without a name, and twice",
    "Customer.csv",
    "CustomerID,PersonID,StoreID,AccountNumber\n100200,,77,A\n100201,700,500,\n100201,700,500,\n100300,999,,\n",
    [
      [2, "StoreID", "is 77, which Store.csv does not have"],
      [4, "CustomerID", "is `100201`, which line 3 has already"],
      [5, "AccountNumber", "is empty, and neither a store nor a person names the customer"],
    ],
  ],
  [
    "addresses of unknown kinds",
    "BusinessEntityAddress.csv",
    "BusinessEntityID,AddressID,AddressTypeID\n500,40,9\n500,99,5\n500,41,3\n",
    [
      [2, "AddressTypeID", "is 9; known are 1, 2, 3, 4, 5, 6"],
      [3, "AddressID", "is 99, which was not loaded from Address.csv"],
    ],
  ],
  [
    "e-mail addresses that are none",
    "EmailAddress.csv",
    "BusinessEntityID,EmailAddress\n700,dana at northgate\n701,omar@northgate.example\n",
    [[2, "EmailAddress", "is `dana at northgate`, not an e-mail address such as dana@northgate.example"]],
  ],
  [
    "discounts above one, ranges that end before they begin",
    "SpecialOffer.csv",
    "SpecialOfferID,Description,DiscountPct,MinQty,MaxQty\n1,Good,0.1,,\n2,Ten percent,10,,\n3,Few,0.1,20,10\n",
    [
      [3, "DiscountPct", "is 10; a discount is a fraction from 0 to 1"],
      [4, "MaxQty", "is 10, less than the MinQty 20"],
    ],
  ],
  [
    "two taxes of one state, and those of wholesale alone",
    "SalesTaxRate.csv",
    "SalesTaxRateID,StateProvinceID,TaxType,TaxRate,Name\n1,1,3,5.75,Ohio\n2,1,1,1,Toledo\n3,1,2,1,W\n4,9,1,1,X\n5,1,1,101,Y\n",
    [
      [3, "StateProvinceID", "is `1`, which line 2 has already"],
      [4, "TaxType", "is 2; 1 (retail) and 3 (all sales) are stored"],
      [5, "StateProvinceID", "is 9, which StateProvince.csv does not have"],
      [6, "TaxRate", "is 101; a rate is a percentage up to 100"],
    ],
  ],
  [
    "parts that are nothing, or of unknown products",
    "BillOfMaterials.csv",
    "BillOfMaterialsID,ProductAssemblyID,ComponentID,EndDate,PerAssemblyQty\n1,1,3,,0.0000001\n2,1,99,,1\n3,99,1,,1\n4,,1,,1\n",
    [
      [2, "PerAssemblyQty", "is 0; a part is needed at least in part"],
      [3, "ComponentID", "is 99, which was not loaded"],
      [4, "ProductAssemblyID", "is 99, which was not loaded"],
    ],
  ],
  [
    "vendors without a name, twice, and with flags that are none",
    "Vendor.csv",
    "BusinessEntityID,Name,ActiveFlag,PreferredVendorStatus\n600,Vega,1,1\n601,,1,1\n600,Vega,1,1\n602,Rollmark,2,1\n603,Gripdrive,1,-1\n",
    [
      [3, "Name", "is empty"],
      [4, "BusinessEntityID", "is `600`, which line 2 has already"],
      [5, "ActiveFlag", "is 2; known are 0, 1"],
      [6, "PreferredVendorStatus", "is -1; known are 0, 1"],
    ],
  ],
  [
    "sources of unknown items and vendors, twice, and with figures that cannot be",
    "ProductVendor.csv",
    "ProductID,BusinessEntityID,StandardPrice,AverageLeadTime,MinOrderQty\n1,600,0.08,7,1\n99,600,1,7,1\n1,99,1,7,1\n1,600,1,7,1\n2,600,-1,7,1\n2,600,1,-7,1\n2,600,1,7.5,1\n2,600,1,7,-1\n",
    [
      [3, "ProductID", "is 99, which was not loaded"],
      [4, "BusinessEntityID", "is 99, which Vendor.csv does not have"],
      [5, "BusinessEntityID", "is `1 600`, which line 2 has already"],
      [6, "StandardPrice", "is -1; it must not be below 0"],
      [7, "AverageLeadTime", "is -7; days from 0 to 36500 are stored"],
      [8, "AverageLeadTime", "is 7.5, not a whole number"],
      [9, "MinOrderQty", "is -1; it must not be below 0"],
    ],
  ],
  [
    "purchase orders of unknown vendors, in unknown states, for unknown locations, without lines",
    "PurchaseOrderHeader.csv",
    "PurchaseOrderID,Status,VendorID,LocationID,OrderDate,SubTotal\n70,4,99,,2025-10-01,8\n71,5,601,,2025-12-01,15\n72,1,601,99,2025-12-08,2\n73,1,601,,2025-12-08,2\n72,1,601,10,2025-12-08,2\n",
    [
      [2, "VendorID", "is 99, which Vendor.csv does not have"],
      [3, "Status", "is 5; known are 1, 2, 3, 4"],
      [4, "LocationID", "is 99, which Location.csv does not have"],
      [5, "PurchaseOrderID", "is 73, which has no lines"],
      [6, "PurchaseOrderID", "is `72`, which line 4 has already"],
    ],
  ],
  [
    "carriers without a name, and twice",
    "ShipMethod.csv",
    "ShipMethodID,Name\n3,\n4,Great Lakes\n4,Lakes\n",
    [
      [2, "Name", "is empty"],
      [4, "ShipMethodID", "is `4`, which line 3 has already"],
    ],
  ],
  [
    "contacts of a vendor who cannot be reached, and of nobody",
    "BusinessEntityContact.csv",
    "BusinessEntityID,PersonID\n600,999\n600,700\n999,700\n",
    [
      [2, "PersonID", "is 999, of whom there is neither an e-mail address nor a phone number"],
      [4, "BusinessEntityID", "is 999, which is neither a store of a customer nor a vendor"],
    ],
  ],
  [
    "categories of one name, and names with a slash",
    "ProductSubcategory.csv",
    "ProductSubcategoryID,ProductCategoryID,Name\n1,1,Bolts\n2,1,Nuts\n3,1,Bolts\n4,1,Nuts/Washers\n5,9,Pins\n",
    [
      [4, "Name", "is `Fasteners/Bolts`, which line 2 has already"],
      [5, "Name", "is `Nuts/Washers`; a category's name must not contain a slash"],
      [6, "ProductCategoryID", "is 9, which ProductCategory.csv does not have"],
    ],
  ],
];
