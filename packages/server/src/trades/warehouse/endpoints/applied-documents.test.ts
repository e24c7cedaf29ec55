import type { TransferUpdateInput } from "@purvey/contract/generated/warehouseOps";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { applyDocuments } from "../apply-documents.ts";

/** What R126 and the version that it is meant for say of every kind alike. */
type Change = Omit<TransferUpdateInput, "transferUid" | "lines">;

interface Standing extends Required<Omit<Change, "ifLastModified">> {
  readonly dateLastModified: string;
}

/** A document whichever its kind. */
interface Applied {
  readonly kind: string;
  read(): Promise<Standing>;
  change(change: Change): Promise<Standing>;
  changeLines(): Promise<unknown>;
}

const notes: Change = {
  jsonData: '{"by":"rita"}',
  properties: { seal: "A-17", boxes: [1, 2] },
  processMessage: "Seen",
};

describeServer("documents that are applied", (server) => {
  const api = async () => (await server().clientFor("walt")).warehouseOps;
  const applied: Applied[] = [];
  let draft = 0;

  beforeAll(async () => {
    const { binTransfer, receiving, purchaseOrderReceipt, transfer, transferShipping, transferReceipt } = await api();
    const itemId = "WSH-M8";
    const transfers = [{ itemId, fromBin: "A-03-2", toBin: "A-03-3", quantity: 100 }];
    const { binTransferHdrUid } = await binTransfer.create({ usersId: 4, locationId: 10, requestId: "AD-1", transfers })
      .data;
    const poNo = await addPurchaseOrder(server().db, [{ itemId, quantity: 20 }]);
    const came = [{ poLineNo: 1, qtyReceived: 5 }];
    const { receivingUid } = await receiving.create({ poNo, lines: came }).data;
    const { purchaseOrderReceiptUid } = await purchaseOrderReceipt.create({ poNo, lines: came }).data;
    const wanted = { locationId: 10, toLocationId: 20, lines: [{ itemId, quantity: 10 }] };
    const { transferUid } = await transfer.create(wanted).data;
    const shipped = [{ itemId, qtyShipped: 5 }];
    const { transferShippingUid } = await transferShipping.create({ transferUid, lines: shipped }).data;
    const received = [{ itemId, qtyReceived: 5 }];
    const { transferReceiptUid } = await transferReceipt.create({ transferUid, lines: received }).data;
    expect((await applyDocuments(server().db)).map(({ importState }) => importState)).toEqual(
      Array.from({ length: 6 }, () => "delivered"),
    );
    await server().db.execute(sql`
      update warehouse_document set date_last_modified = date_last_modified - interval '1 minute'
      where site_id = 'demo' and import_state = 'delivered'`);
    draft = (await transfer.create({ ...wanted, statusCd: 705 }).data).transferUid;
    applied.push(
      {
        kind: "bin transfer",
        read: () => binTransfer.get({ binTransferHdrUid }).data,
        change: (change) => binTransfer.update({ binTransferHdrUid, ...change }).data,
        changeLines: () => binTransfer.update({ binTransferHdrUid, transfers }).data,
      },
      {
        kind: "receiving",
        read: () => receiving.get({ receivingUid }).data,
        change: (change) => receiving.update({ receivingUid, ...change }).data,
        changeLines: () => receiving.update({ receivingUid, lines: came }).data,
      },
      {
        kind: "purchase order receipt",
        read: () => purchaseOrderReceipt.get({ purchaseOrderReceiptUid }).data,
        change: (change) => purchaseOrderReceipt.update({ purchaseOrderReceiptUid, ...change }).data,
        changeLines: () => purchaseOrderReceipt.update({ purchaseOrderReceiptUid, lines: came }).data,
      },
      {
        kind: "transfer",
        read: () => transfer.get({ transferUid }).data,
        change: (change) => transfer.update({ transferUid, ...change }).data,
        changeLines: () => transfer.update({ transferUid, lines: wanted.lines }).data,
      },
      {
        kind: "transfer shipping",
        read: () => transferShipping.get({ transferShippingUid }).data,
        change: (change) => transferShipping.update({ transferShippingUid, ...change }).data,
        changeLines: () => transferShipping.update({ transferShippingUid, lines: shipped }).data,
      },
      {
        kind: "transfer receipt",
        read: () => transferReceipt.get({ transferReceiptUid }).data,
        change: (change) => transferReceipt.update({ transferReceiptUid, ...change }).data,
        changeLines: () => transferReceipt.update({ transferReceiptUid, lines: received }).data,
      },
    );
  });

  rule("R126 answers what stands already as it is, field by field", async () => {
    for (const { kind, read, change } of applied) {
      const before = await read();
      const { jsonData, properties, processMessage, dateLastModified } = before;
      const standing: Change[] = [
        ...[{ statusCd: 704 as const }, { processCd: 1185 as const }, { jsonData }, { properties }, { processMessage }],
        { ifLastModified: dateLastModified },
        { statusCd: 704, processCd: 1185, jsonData, properties, processMessage, ifLastModified: dateLastModified },
      ];
      for (const one of standing) expect(await change(one), `${kind} ${JSON.stringify(one)}`).toEqual(before);
      expect(await read(), kind).toEqual(before);
    }
  });

  rule("R126 refuses every other status and process code, lines, and what was meant for an earlier state", async () => {
    for (const { kind, read, change, changeLines } of applied) {
      const before = await read();
      const others: Change[] = [
        ...([{ statusCd: 700 }, { statusCd: 705 }, { processCd: 704 }, { processCd: 705 }] as const),
        ...[{ ifLastModified: "2020-01-31 08:00:00" }, { ifLastModified: "2020-01-31 08:00:00", ...notes }],
      ];
      for (const one of others)
        await expect(change({ ...notes, ...one }), `${kind} ${JSON.stringify(one)}`).rejects.toMatchObject({
          status: 409,
          message: expect.stringMatching(new RegExp(`^The ${kind} \\d+ (is applied to stock|was changed meanwhile)`)),
        });
      expect(await refusedWith(changeLines()), kind).toEqual([409]);
      expect(await read(), kind).toEqual(before);
    }
  });

  rule("R126 changes each note alone, and the codes stay", async () => {
    for (const { kind, read, change } of applied) {
      const first = await read();
      let before = first;
      for (const [field, value] of Object.entries(notes)) {
        const after = await change({ [field]: value });
        expect(after, `${kind} ${field}`).toEqual({
          ...before,
          [field]: value,
          dateLastModified: expect.any(String),
        });
        before = after;
      }
      expect(before.dateLastModified > first.dateLastModified, kind).toBe(true);
    }
  });

  rule("R126 leaves it to the worker to call a document applied", async () => {
    const { transfer } = await api();
    await expect(transfer.update({ transferUid: draft, processCd: 1185 })).rejects.toMatchObject({
      status: 409,
      message: `The transfer ${draft} is not applied to stock, and only the worker sets the process code 1185. Send 704 to have it tried again.`,
    });
    expect(await transfer.get({ transferUid: draft }).data).toMatchObject({ statusCd: 705, processCd: 704 });
  });
});
