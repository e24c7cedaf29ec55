import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { impOeHdr, impOeHdrSalesrep, impOeHdrWeb, importRecords } from "./import.ts";
import { scheduledImportMaster } from "./sftp.ts";

/** What goes to the ERP and what comes from it. */
export const imports: Service = service({
  name: "imports",
  title: "Imports",
  description:
    "The record of what goes to the ERP and comes from it: recent and stuck documents, the orders behind them, corrections, resubmission, connections.",
  domains: { import: "import", scheduledImportMaster: "import", system: "system" },
  resources: {
    import: importRecords,
    "import.impOeHdr": impOeHdr,
    "import.impOeHdrSalesrep": impOeHdrSalesrep,
    "import.impOeHdrWeb": impOeHdrWeb,
    scheduledImportMaster,
    system,
  },
});
