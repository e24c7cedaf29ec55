/** The password of every user of the demonstration. */
export const worldPassword = "Passw0rd!demo";

/** `worldPassword` as argon2id with 19 MiB and two passes; made once, because hashing is slow on purpose. */
export const worldPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$dru6E8fOPbbjKZ9jV5avqQ$nis8RsAWdasiq11zwAYKBd9ivoOx4SuCyqnYIuinPBI";

/** The numbers of the fixture world, the same on every site. */
export const world = {
  users: { dana: 1, amir: 2, lena: 3, walt: 4, rita: 5, sara: 6, ada: 7, ned: 8, dev: 9 },
  contacts: { dana: 1, amir: 2, lena: 3 },
  customers: { northgate: 100200, lakeside: 100300 },
  shipTos: { plantToledo: 1, plantDayton: 2, lakesideSandusky: 3 },
  locations: { columbus: 10, toledo: 20 },
  /** Carriers by the number of their address. */
  carriers: { ups: 900000001, fedex: 900000002, usps: 900000003, estes: 900000004 },
  cashDrawers: { columbusCounter: 1, columbusShow: 2, toledoCounter: 3, columbusOld: 4 },
  salesRep: "SARA",
  job: "J-2024-7",
  /** Order 500002 contains `SEAL-XT`; 500003 is open and holds an allocation. */
  orders: { firstInvoiced: 500001, withDiscontinued: 500002, lakesideOpen: 500003 },
  invoices: { paid: 700001, open: 700002 },
  quotes: { open: 800001, expired: 800002 },
  vendors: { vega: "20010", handhold: "20070", corundel: "20090" },
  /** What is still to come: 1000 `HB-M8-60` at Toledo on the open one, 4 `MTR-075` at Columbus on the partly received one. */
  purchaseOrders: { complete: 900001, open: 900002, partlyReceived: 900003, unapproved: 900004 },
  importPlans: { orders: 1, stock: 2, contacts: 3 },
  imports: { delivered: 60001, held: 60002, underWay: 60003 },
  /** Stockrooms of Northgate; `house` delivers to every customer. */
  vmi: {
    stockrooms: { toledo: 1, dayton: 2 },
    sections: { rackA: 1 },
    distributors: { house: 1, kessler: 2 },
    products: { bracket: 1 },
    profiles: { toledo: 1, dayton: 2 },
    restocks: { dayton: 1 },
  },
} as const;
