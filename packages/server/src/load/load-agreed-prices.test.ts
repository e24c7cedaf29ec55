import type { PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { agreements, type CsvFiles, csvFolder, smallShop } from "../testing/csv-files.ts";
import { signIn } from "../testing/shop-on.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const password = "Passw0rd!demo";
const units = "ProductID,UnitMeasureCode,UnitSize,MinOrderQty,OrderMultiple,SellingFlag,PurchasingFlag,EndDate\n";
const contracts = "ContractID,CustomerID,ContractNumber,Description,StartDate,EndDate\n";
const prices = "ContractID,CustomerPriceID,ProductID,UnitMeasureCode,MinQty,Price,DiscountPct\n";

describeOfAll("units, price classes, credit and contracts", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  async function shop() {
    sites += 1;
    const site = `agreed${sites}`;
    const load = (changed: CsvFiles = {}) =>
      loadFolder(db, csvFolder({ ...smallShop, ...agreements, ...changed }), { site, password });
    const report = await load();
    return { site, load, report, api: await signIn(db, site, "admin", password) };
  }

  const priceOf = async (
    api: PurveyClient,
    [customerId, itemId, unitOfMeasure, quantity]: readonly [number, string, string, number],
  ) => {
    const { unitPrice, priceSource } = await api.pricing.priceEngine.get({
      customerId,
      itemId,
      unitOfMeasure,
      quantity,
    }).data;
    return [unitPrice, priceSource];
  };

  const unitsOf = async (api: PurveyClient) => {
    const { itemUom } = await api.items.invMast.doc({ id: 1 }).data;
    return itemUom.map(({ unitOfMeasure, unitSize, minimumOrderQty, orderMultiple, sellingUnit, purchasingUnit }) => [
      ...[unitOfMeasure, unitSize, minimumOrderQty, orderMultiple],
      ...[sellingUnit, purchasingUnit],
    ]);
  };

  it("are what the item, the price and the customer say", async () => {
    const { api, report } = await shop();
    expect(report.refused.filter(({ file }) => file in agreements)).toEqual([]);
    expect(await unitsOf(api)).toEqual([
      ["EA", 1, 50, 10, "Y", "Y"],
      ["BX", 100, 2, 1, "Y", "Y"],
      ["PAL", 5000, 1, 1, "N", "Y"],
    ]);
    // Class 2 pays 0.29 for a bolt; the customer of class 1 the list price 0.31.
    expect(await priceOf(api, [100200, "HB-M8-40", "EA", 50])).toEqual([0.29, "class"]);
    expect(await priceOf(api, [100201, "HB-M8-40", "EA", 50])).toEqual([0.31, "list"]);
    // The contract: nuts at 0.05, at 0.04 from a thousand on; boxes of 100 bolts at 31.00 less 20 %.
    expect(await priceOf(api, [100200, "NUT-M8", "EA", 999])).toEqual([0.05, "contract"]);
    expect(await priceOf(api, [100200, "NUT-M8", "EA", 1000])).toEqual([0.04, "contract"]);
    expect(await priceOf(api, [100200, "HB-M8-40", "BX", 2])).toEqual([24.8, "contract"]);
    expect(await api.customers.customer.get({ customerId: 100200 }).data).toMatchObject({
      priceClass: 2,
      creditLimit: 25000.5,
      creditHold: "Y",
    });
    expect(await api.customers.customer.get({ customerId: 100201 }).data).toMatchObject({
      priceClass: 1,
      creditLimit: null,
      creditHold: "N",
    });
  });

  it("change nothing when they are loaded twice", async () => {
    const { site, load } = await shop();
    const before = await tableHashes(db, site);
    await load();
    expect(await tableHashes(db, site)).toEqual(before);
  });

  it("end with what the files say, and stay where a file or column is missing", async () => {
    const { load, api } = await shop();
    await load({
      "ProductUnitMeasure.csv": `${units}1,BX,100,,,,,2026-01-01\n`,
      "ProductPrice.csv": "ProductID,PriceClass,Price\n1,3,0.26\n2,2,free\n",
      "Customer.csv": smallShop["Customer.csv"],
      "CustomerPrice.csv": `${prices}7,2,2,EA,1000,0.03,\n`,
    });
    expect((await unitsOf(api)).map(([unit]) => unit)).toEqual(["EA", "PAL"]);
    expect(await priceOf(api, [100200, "HB-M8-40", "EA", 50])).toEqual([0.31, "list"]);
    expect(await priceOf(api, [100200, "NUT-M8", "EA", 1000])).toEqual([0.03, "contract"]);
    // The first step of the contract has ended, and the refused row leaves the price of the class.
    expect(await priceOf(api, [100200, "NUT-M8", "EA", 10])).toEqual([0.06, "class"]);
    expect(await api.customers.customer.get({ customerId: 100200 }).data).toMatchObject({ creditLimit: 25000.5 });
  });

  it("are refused with line and column when they cannot be", async () => {
    const { load } = await shop();
    const { refused } = await load({
      "ProductUnitMeasure.csv": `${units}1,EA,12,,,,,\n1,BX,0,,,,,\n1,CASE-OF-9,9,,,,,\n1,BX,10,-1,,,,\n9,BX,10,,,,,\n1,BX,10,,,2,,\n1,EA,1,,,,,2026-01-01\n1,CS,10,,,,,\n1,CS,12,,,,,\n`,
      "ProductPrice.csv": "ProductID,PriceClass,Price\n1,0,1\n1,11,1\n1,,1\n1,2,-1\n9,2,1\n1,3,1\n1,3,2\n",
      "Customer.csv":
        "CustomerID,StoreID,PriceClass,CreditLimit,CreditHold\n100200,500,12,,\n100201,500,,-5,\n100300,500,,,Y\n100400,500,1,5,0\n",
      "CustomerContract.csv": `${contracts}7,100400,A,,2026-01-01,2025-01-01\n8,100400,B,,,\n9,100400,B,,,\n10,1,C,,,\n11,100400,D,,,\n`,
      "CustomerPrice.csv": `${prices}7,1,1,,,1,\n8,2,1,,,1,\n9,3,1,,,1,\n10,4,1,,,1,\n11,5,1,,,1,0.5\n11,6,1,,,1,\n`,
    });
    const of = (file: string) =>
      refused.filter((row) => row.file === file).map(({ line, column, reason }) => [line, column, reason]);
    expect(of("ProductUnitMeasure.csv")).toEqual([
      [2, "UnitSize", "is 12; the piece `EA`, in which stock is kept, has the size 1"],
      [3, "UnitSize", "is 0; it must be above 0"],
      [4, "UnitMeasureCode", "has 9 characters; at most 8 are stored"],
      [5, "MinOrderQty", "is -1; it must be above 0"],
      [6, "ProductID", "is 9, which was not loaded"],
      [7, "SellingFlag", "is 2; known are 0, 1"],
      [8, "EndDate", "is given for the piece `EA`, in which stock is kept"],
      [10, "UnitMeasureCode", "is `1 CS`, which line 9 has already"],
    ]);
    expect(of("ProductPrice.csv")).toEqual([
      [2, "PriceClass", "is 0; price classes are 1 to 10"],
      [3, "PriceClass", "is 11; price classes are 1 to 10"],
      [4, "PriceClass", "is empty; a class from 1 to 10 is needed"],
      [5, "Price", "is -1; it must not be below 0"],
      [6, "ProductID", "is 9, which was not loaded"],
      [8, "PriceClass", "is `1 3`, which line 7 has already"],
    ]);
    expect(of("Customer.csv")).toEqual([
      [2, "PriceClass", "is 12; price classes are 1 to 10"],
      [3, "CreditLimit", "is -5; it must not be below 0"],
      [4, "CreditHold", "is `Y`, not a number such as 12.50"],
    ]);
    expect(of("CustomerContract.csv")).toEqual([
      [2, "EndDate", "is 2025-01-01 00:00:00, before the StartDate 2026-01-01 00:00:00"],
      [4, "ContractNumber", "is `B`, which line 3 has already"],
      [5, "CustomerID", "is 1, who was not loaded"],
      [
        6,
        "ContractID",
        "is 11, a contract of which CustomerPrice.csv, line 6, Price and DiscountPct are both given or both empty; a line has one of the two",
      ],
    ]);
    expect(of("CustomerPrice.csv").map(([line]) => line)).toEqual([6, 2, 4, 5, 7]);
  });

  it("may exchange their numbers, and refuse one that another stored contract has", async () => {
    const { site, load } = await shop();
    const two = `${contracts}7,100200,NG-2026,Conveyor frames,2025-01-01,\n8,100201,WB-2026,Welding,2025-01-01,\n`;
    const priced = (one: number) => ({ "CustomerPrice.csv": `${prices}${one},1,2,EA,,0.05,\n8,2,2,EA,,0.06,\n` });
    expect((await load({ "CustomerContract.csv": two, ...priced(7) })).refused).toEqual([]);
    const exchanged = two.replace("NG-2026", "*").replace("WB-2026", "NG-2026").replace("*", "WB-2026");
    expect((await load({ "CustomerContract.csv": exchanged, ...priced(7) })).refused).toEqual([]);
    const stored = () =>
      db.query(
        sql`select job_price_hdr_uid as uid, job_no as no from job_price_hdr where site_id = ${site} order by 1`,
      );
    expect(await stored()).toEqual([
      { uid: 7, no: "WB-2026" },
      { uid: 8, no: "NG-2026" },
    ]);
    const renumbered = `${contracts}9,100200,WB-2026,Conveyor frames,2025-01-01,\n8,100201,NG-2027,Welding,2025-01-01,\n`;
    expect(
      (await load({ "CustomerContract.csv": renumbered, ...priced(9) })).refused.filter(
        ({ file }) => file === "CustomerContract.csv",
      ),
    ).toEqual([
      {
        file: "CustomerContract.csv",
        line: 2,
        column: "ContractNumber",
        reason: "is `WB-2026`, the number of contract 7, which is stored and not in the file",
      },
    ]);
    expect(await stored()).toEqual([
      { uid: 7, no: "WB-2026" },
      { uid: 8, no: "NG-2027" },
    ]);
  });
});
