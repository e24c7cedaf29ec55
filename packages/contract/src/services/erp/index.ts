import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { entityContacts, entityCustomers } from "./entity-refresh.ts";
import { transCategory } from "./trans-category.ts";
import { transCompany } from "./trans-company.ts";
import { transPurchaseOrderReceipt } from "./trans-purchase-order-receipt.ts";
import { transUser } from "./trans-user.ts";
import { transWebDisplayType } from "./trans-web-display-type.ts";

/** What an ERP reads and writes of our records. */
export const erp: Service = service({
  name: "erp",
  title: "ERP integration",
  description:
    "Categories, companies, users, web display types and purchase-order receipts as the ERP edits them, with their definitions, and refreshes of contacts and customers.",
  domains: { system: "system" },
  resources: {
    entityContacts,
    entityCustomers,
    transCategory,
    transCompany,
    transUser,
    transWebDisplayType,
    transPurchaseOrderReceipt,
    system,
  },
});
