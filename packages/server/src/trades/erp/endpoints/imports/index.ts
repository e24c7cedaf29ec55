import type { ImportsOperations } from "@purvey/contract/generated/imports";
import { imports } from "@purvey/contract/services/imports/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { importHandlers } from "./import.ts";
import { orderDocumentHandlers } from "./order-documents.ts";
import { sftpHandlers } from "./sftp.ts";

/** What goes to the ERP and what comes from it, with what answers it. */
export const importsImplementation: Implementation = implement<ImportsOperations>(imports, {
  ...importHandlers,
  ...orderDocumentHandlers,
  ...sftpHandlers,
  ...systemHandlers(imports),
});
