import type {
  BinTransferHeader,
  PurchaseOrderReceipt,
  Receiving,
  Transfer,
  TransferReceipt,
  TransferShipping,
  WarehouseOpsOperations,
} from "@purvey/contract/generated/warehouseOps";
import { warehouseOps } from "@purvey/contract/services/warehouse-ops/index";
import { implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { kinds } from "../kinds.ts";
import { binTransferStatus } from "./bin-transfer-status.ts";
import { documentHandlers } from "./documents.ts";

const binTransfer = documentHandlers<BinTransferHeader>(kinds.binTransfer);
const receiving = documentHandlers<Receiving>(kinds.receiving);
const purchaseOrderReceipt = documentHandlers<PurchaseOrderReceipt>(kinds.purchaseOrderReceipt);
const transfer = documentHandlers<Transfer>(kinds.transfer);
const transferShipping = documentHandlers<TransferShipping>(kinds.transferShipping);
const transferReceipt = documentHandlers<TransferReceipt>(kinds.transferReceipt);

/** Every operation of the warehouse's documents with its handler. */
export const warehouseOpsImplementation = implement<WarehouseOpsOperations>(warehouseOps, {
  "binTransfer.list": binTransfer.list,
  "binTransfer.create": binTransfer.create,
  "binTransfer.get": binTransfer.get,
  "binTransfer.update": binTransfer.update,
  "binTransfer.delete": binTransfer.delete,
  "binTransfer.status": binTransferStatus,
  "receiving.list": receiving.list,
  "receiving.create": receiving.create,
  "receiving.get": receiving.get,
  "receiving.update": receiving.update,
  "receiving.delete": receiving.delete,
  "purchaseOrderReceipt.list": purchaseOrderReceipt.list,
  "purchaseOrderReceipt.create": purchaseOrderReceipt.create,
  "purchaseOrderReceipt.get": purchaseOrderReceipt.get,
  "purchaseOrderReceipt.update": purchaseOrderReceipt.update,
  "purchaseOrderReceipt.delete": purchaseOrderReceipt.delete,
  "transfer.list": transfer.list,
  "transfer.create": transfer.create,
  "transfer.get": transfer.get,
  "transfer.update": transfer.update,
  "transfer.delete": transfer.delete,
  "transferShipping.list": transferShipping.list,
  "transferShipping.create": transferShipping.create,
  "transferShipping.get": transferShipping.get,
  "transferShipping.update": transferShipping.update,
  "transferShipping.delete": transferShipping.delete,
  "transferReceipt.list": transferReceipt.list,
  "transferReceipt.create": transferReceipt.create,
  "transferReceipt.get": transferReceipt.get,
  "transferReceipt.update": transferReceipt.update,
  "transferReceipt.delete": transferReceipt.delete,
  ...systemHandlers(warehouseOps),
});
