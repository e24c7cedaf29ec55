import sql from "sql-template-tag";
import { world } from "../load/examples/world/names.ts";
import { fillCart } from "./fill-cart.ts";
import { methodOf } from "./method-of.ts";
import { addPurchaseOrder } from "./purchase-order.ts";
import type { TestServer } from "./test-server.ts";

/** What calls are given and answer. */
export type Fields = Readonly<Record<string, unknown>>;

/** A kind of record that two people change. */
export interface GuardedKind {
  /** Makes a record and answers what names it in the paths of its endpoints; `turn` is another one each time. */
  readonly make: (server: TestServer, turn: number) => Promise<Fields>;
  /** What somebody changes of it, under each name that an endpoint may know it by. */
  readonly change: (text: string) => Fields;
  /** Who changes it, when not ada. */
  readonly as?: string;
  /** The endpoints that read and change it, when they are not the resource's own `get` and `update`. */
  readonly read?: string;
  readonly update?: string;
}

const create = async (server: TestServer, resource: string, input: Fields): Promise<Fields> =>
  (await methodOf(await server.clientFor("ada"), { id: `${resource}.create` })(input)) as Fields;

/** A kind whose record its `create` makes; the first of its fields, or `number`, is what `key` is called in paths. */
function created(resource: string, key: string, input: (turn: number) => Fields, number = key) {
  return async (server: TestServer, turn: number): Promise<Fields> => {
    const given = input(turn);
    const made = await create(server, resource, given);
    return { ...("id" in given ? { id: given.id } : {}), [key]: made[number] };
  };
}

const itemOf = async ({ db }: TestServer, itemId: string): Promise<unknown> =>
  (
    await db.first<{ uid: number }>(sql`
    select inv_mast_uid as uid from item where site_id = 'demo' and item_id = ${itemId}`)
  )?.uid;

/** A record that belongs to one made before. */
function below(
  parent: GuardedKind["make"],
  parentKey: string,
  resource: string,
  key: string,
  input: (turn: number) => Fields,
): GuardedKind["make"] {
  return async (server, turn) => {
    const above = { [parentKey]: (await parent(server, turn))[parentKey] };
    const made = await create(server, resource, { ...above, ...input(turn) });
    return { ...above, [key]: made[key] };
  };
}

/** Something of an item, whose number stands in the path under each of these names. */
function ofItem(resource: string, key: string, input: (turn: number) => Fields): GuardedKind["make"] {
  return async (server, turn) => {
    const id = await itemOf(server, "NUT-M8-NY");
    const made = await create(server, resource, { id, ...input(turn) });
    return { id, invMastUid: id, [key]: made[key] };
  };
}

const imported: Pick<GuardedKind, "make" | "read" | "update"> = {
  make: async ({ db }) => {
    const copy = await db.first<{ importUid: number }>(sql`
      insert into import_record (site_id, source_name, source_id, import_state, json_data)
      select site_id, source_name, gen_random_uuid()::text, 'hold', json_data from import_record
      where site_id = 'demo' and import_uid = ${world.imports.held} returning import_uid as "importUid"`);
    return { ...copy };
  },
  read: "imports.import.get",
  update: "imports.import.update",
};
const importChange = (text: string): Fields => ({
  referenceNo: text,
  customerPoNumber: text,
  salesreps: [{ salesrepId: "S10", commissionSplit: 100, primarySalesrep: "Y" }],
});

const attribute = created(
  "items.attributes",
  "id",
  (turn) => ({ attributeId: `OVER-${turn}`, attributeDesc: `Color ${turn}` }),
  "attributeUid",
);
const group = created(
  "items.attributeGroups",
  "id",
  (turn) => ({ attributeGroupDesc: `Group ${turn}` }),
  "attributeGroupUid",
);
const brand = created("items.brands", "id", (turn) => ({ brandsName: `Brand ${turn}` }), "brandsUid");
const profile = created("vmi.invProfileHdr", "invProfileHdrUid", (turn) => ({
  invProfileHdrDesc: `Profile ${turn}`,
  customerId: 100200,
}));
const warehouse = created("vmi.warehouse", "warehouseUid", (turn) => ({
  warehouseName: `Crib ${turn}`,
  customerId: 100200,
}));
const distributor = created("vmi.distributors", "distributorsUid", (turn) => ({
  distributorsName: `Distributor ${turn}`,
  customerId: 100200,
}));

/** A held document of the warehouse: nothing brings it in meanwhile. */
const document = (
  resource: string,
  key: string,
  input: (server: TestServer, turn: number) => Promise<Fields>,
): GuardedKind => ({
  make: async (server, turn) => {
    const made = await create(server, `warehouseOps.${resource}`, await input(server, turn));
    const named = { [key]: made[key] };
    await methodOf(await server.clientFor("ada"), { id: `warehouseOps.${resource}.update` })({
      ...named,
      processCd: 705,
    });
    return named;
  },
  change: (text) => ({ processCd: 705, processMessage: text }),
});

const piece = { itemId: "WSH-M8" };
const receipt = async ({ db }: TestServer): Promise<Fields> => ({
  poNo: await addPurchaseOrder(db, [{ ...piece, quantity: 20 }]),
  lines: [{ poLineNo: 1, qtyReceived: 5 }],
});
const transfer = async (): Promise<Fields> => ({
  locationId: 10,
  toLocationId: 20,
  lines: [{ ...piece, quantity: 2 }],
});
const ofTransfer = async (server: TestServer, quantity: string): Promise<Fields> => ({
  transferUid: (await create(server, "warehouseOps.transfer", await transfer())).transferUid,
  lines: [{ ...piece, [quantity]: 1 }],
});

const checkout: GuardedKind = {
  as: "dana",
  make: async (server) => {
    const client = await server.clientFor("dana");
    const cartHdrUid = await fillCart(client, 1, [{ itemId: "NUT-M8-NY", quantity: 10 }]);
    const { checkoutUid } = await client.commerce.checkout.create({ cartHdrUid, customerPoNumber: "PO-1" }).data;
    return { cartHdrUid, checkoutUid };
  },
  change: (text) => ({ customerPoNumber: text, header: { customerPoNumber: text } }),
  read: "commerce.checkout.get",
  update: "commerce.checkout.create",
};

/** By resource, every kind of record whose writes take `ifLastModified`. */
export const guardedKinds: Readonly<Record<string, GuardedKind>> = {
  "ai.microservices": {
    make: created("ai.microservices", "microservicesUid", (turn) => ({ name: `Helper ${turn}` }), "microservices_uid"),
    change: (text) => ({ description: text }),
  },
  "ai.rubrics": {
    make: created(
      "ai.rubrics",
      "rubricsUid",
      (turn) => ({ name: `Rubric ${turn}`, description: "Short" }),
      "rubrics_uid",
    ),
    change: (text) => ({ description: text }),
  },
  "commerce.approvalPolicy": {
    make: async (server) => {
      const { commerce } = await server.clientFor("ada");
      const { customerId } = await commerce.approvalPolicy.update({ customerId: 100200, limits: [], steps: [] }).data;
      return { customerId };
    },
    change: (text) => ({ limits: [], steps: [{ fromAmount: 0 }, { fromAmount: text.length }] }),
  },
  "commerce.checkout": checkout,
  "commerce.checkout.prophet21Hdr": checkout,
  "commerce.quoteRequests": {
    make: async (server) => {
      const { quoteRequests } = (await server.clientFor("ada")).commerce;
      const lines = [{ itemId: "MTR-075", quantity: 4, unitPrice: 150 }];
      const { quoteRequestUid } = await quoteRequests.create({ customerId: 100200, lines }).data;
      const expirationDate = "2039-12-31 00:00:00";
      const { quoteNo } = await quoteRequests.offer({ quoteRequestUid, lines, expirationDate }).data;
      return { quoteRequestUid, quoteNo };
    },
    change: (text) => ({
      note: text,
      reason: text,
      lines: [{ itemId: "MTR-075", quantity: 4, unitPrice: 140 }],
      expirationDate: "2039-12-31 00:00:00",
    }),
    update: "commerce.quoteRequests.counter",
  },
  "content.users": {
    make: created("content.users", "id", (turn) => ({
      username: `over${turn}`,
      name: "New",
      email: `over${turn}@example.com`,
      password: "secret-12345",
    })),
    change: (text) => ({ name: text }),
  },
  "erp.transCategory": {
    make: created("erp.transCategory", "categoryUid", (turn) => ({
      categoryId: `OVER${turn}`,
      categoryDesc: `Over ${turn}`,
    })),
    change: (text) => ({ title: text }),
  },
  "erp.transCompany": {
    make: created("erp.transCompany", "companyUid", (turn) => ({ companyId: `OV${turn}`, companyName: "Over" })),
    change: (text) => ({ companyName: text }),
  },
  "erp.transUser": {
    make: created("erp.transUser", "usersUid", (turn) => ({
      userId: `erp${turn}`,
      userName: "New",
      emailAddress: `erp${turn}@example.com`,
      password: "secret-12345",
    })),
    change: (text) => ({ userName: text }),
  },
  "erp.transWebDisplayType": {
    make: created("erp.transWebDisplayType", "webDisplayTypeUid", (turn) => ({ webDisplayTypeId: `OVER${turn}` })),
    change: (text) => ({ webDisplayTypeDesc: text }),
  },
  "imports.import": { ...imported, change: importChange },
  "imports.import.impOeHdr": { ...imported, change: importChange },
  "imports.import.impOeHdrSalesrep": { ...imported, change: importChange },
  "items.attributeGroups": { make: group, change: (text) => ({ attributeGroupId: text }) },
  "items.attributeGroups.attributes": {
    make: async (server, turn) => {
      const { id: attributeUid } = await attribute(server, turn);
      const { id } = await group(server, turn);
      const { attributeXAttributeGroupUid } = await create(server, "items.attributeGroups.attributes", {
        id,
        attributeUid,
      });
      return { id, attributeXAttributeGroupUid };
    },
    change: (text) => ({ sequenceNo: text.length }),
  },
  "items.attributes": { make: attribute, change: (text) => ({ attributeDesc: text }) },
  "items.attributes.values": {
    make: below(attribute, "id", "items.attributes.values", "attributeValueUid", (turn) => ({
      attributeValue: `V${turn}`,
    })),
    change: (text) => ({ sequenceNo: text.length }),
  },
  "items.brands": { make: brand, change: (text) => ({ brandsDesc: text }) },
  "items.brands.items": {
    make: async (server, turn) =>
      below(brand, "id", "items.brands.items", "brandsXItemsUid", () => ({ invMastUid: 1 }))(server, turn),
    change: (text) => ({ sequenceNo: text.length }),
  },
  "items.invMast.faq": {
    make: ofItem("items.invMast.faq", "invMastFaqUid", (turn) => ({ question: `How ${turn}?`, answer: "So." })),
    change: (text) => ({ answer: text }),
  },
  "items.variants": {
    make: created("items.variants", "id", (turn) => ({ variantName: `Variant ${turn}` }), "itemVariantHdrUid"),
    change: (text) => ({ variantDesc: text }),
  },
  "legacy.invMast.tags": {
    make: ofItem("legacy.invMast.tags", "invMastTagsUid", (turn) => ({ tag: `over${turn}` })),
    change: (text) => ({ updateCd: text.length }),
  },
  "legacy.invMast.webDesc": {
    make: ofItem("legacy.invMast.webDesc", "invMastWebDescUid", () => ({ webDesc1: "One" })),
    change: (text) => ({ webDesc2: text }),
  },
  "legacy.state": {
    make: created("legacy.state", "stateUid", (turn) => ({
      twoLetterCode: "ZZ",
      countryUid: 100 + turn,
      stateName: "Over",
    })),
    change: (text) => ({ stateName: text }),
  },
  "productInfo.invMastExt": {
    make: async ({ db }, turn) => ({
      ...(await db.first<Fields>(sql`
        select inv_mast_ext_uid as "invMastExtUid" from item_ext
        where site_id = 'demo' and status_cd <> 700 order by 1 limit 1 offset ${turn % 8}`)),
    }),
    change: (text) => ({ metaTitle: text }),
  },
  "productInfo.podcasts": {
    make: created("productInfo.podcasts", "podcastsUid", () => ({ title: "Bolts", path: "/media/bolts.mp3" })),
    change: (text) => ({ title: text }),
  },
  "site.fyxerTranscript": {
    make: created("site.fyxerTranscript", "fyxerTranscriptHdrUid", () => ({
      title: "Talk",
      meetingDate: "2026-01-02 03:04:05",
      transcript: "Well.",
    })),
    change: (text) => ({ summary: text }),
  },
  "vmi.distributors": { make: distributor, change: (text) => ({ distributorsDesc: text, statusCd: 705 }) },
  "vmi.invProfileHdr": { make: profile, change: (text) => ({ invProfileHdrDesc: text }) },
  "vmi.invProfileHdr.invProfileLine": {
    make: below(profile, "invProfileHdrUid", "vmi.invProfileHdr.invProfileLine", "invProfileLineUid", () => ({
      invMastUid: 1,
      maxQty: 40,
    })),
    change: (text) => ({ minQty: text.length }),
  },
  "vmi.products": {
    make: below(distributor, "distributorsUid", "vmi.distributors.products", "productsUid", (turn) => ({
      productsId: `P${turn}`,
    })),
    change: (text) => ({ productsDesc: text, statusCd: 705 }),
  },
  "vmi.restockHdr": {
    make: async (server, turn) => {
      const { warehouseUid } = await warehouse(server, turn);
      const { distributorsUid } = await distributor(server, turn);
      const { restockHdrUid } = await create(server, "vmi.restockHdr", {
        warehouseUid,
        distributorsUid,
        restockItems: [],
      });
      return { restockHdrUid };
    },
    change: (text) => ({ notes: text }),
  },
  "vmi.sections": {
    make: created("vmi.sections", "sectionsUid", (turn) => ({ sectionName: `Rack ${turn}`, customerId: 100200 })),
    change: (text) => ({ sectionDesc: text, statusCd: 705 }),
  },
  "vmi.warehouse": { make: warehouse, change: (text) => ({ warehouseDesc: text, statusCd: 705 }) },
  "warehouseOps.binTransfer": document("binTransfer", "binTransferHdrUid", async (_server, turn) => ({
    usersId: 4,
    locationId: 10,
    requestId: `OVER-${turn}`,
    transfers: [{ ...piece, fromBin: "A-03-2", toBin: "A-03-3", quantity: 1 }],
  })),
  "warehouseOps.purchaseOrderReceipt": document("purchaseOrderReceipt", "purchaseOrderReceiptUid", receipt),
  "warehouseOps.receiving": document("receiving", "receivingUid", receipt),
  "warehouseOps.transfer": document("transfer", "transferUid", transfer),
  "warehouseOps.transferReceipt": document("transferReceipt", "transferReceiptUid", (server) =>
    ofTransfer(server, "qtyReceived"),
  ),
  "warehouseOps.transferShipping": document("transferShipping", "transferShippingUid", (server) =>
    ofTransfer(server, "qtyShipped"),
  ),
};
