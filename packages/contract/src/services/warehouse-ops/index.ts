import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { binTransfer } from "./bin-transfer.ts";
import { purchaseOrderReceipt, receiving } from "./receiving.ts";
import { transfer, transferReceipt, transferShipping } from "./transfer.ts";

/** Documents of the warehouse: what moves, comes in and goes out. */
export const warehouseOps: Service = service({
  name: "warehouseOps",
  title: "Warehouse operations",
  description:
    "Bin transfers, receiving, purchase order receipts, transfers between locations, their shipping and receipts.",
  domains: {
    binTransfer: "warehouse-operations",
    receiving: "warehouse-operations",
    purchaseOrderReceipt: "warehouse-operations",
    transfer: "warehouse-operations",
    transferShipping: "warehouse-operations",
    transferReceipt: "warehouse-operations",
    system: "system",
  },
  resources: { binTransfer, receiving, purchaseOrderReceipt, transfer, transferShipping, transferReceipt, system },
});
