import { Deleted } from "../../crud.ts";
import { get, put, type Resource, remove, resource } from "../../endpoint.ts";
import { ifLastModified, list, uid } from "../../fields.ts";
import { ImportRecord, importListQuery, recentQuery, stuckQuery, UpdateImportInput } from "./import-record.ts";
import {
  ImpOeHdr,
  ImpOeHdrSalesrep,
  ImpOeHdrWeb,
  UpdateImpOeHdrInput,
  UpdateImpOeHdrSalesrepInput,
} from "./order-document.ts";

const words = ["ERP", "interface", "integration", "queue", "transfer", "EDI", "outbox"];
const params = { importUid: uid("The unique number of the import record") };
const invalidates = ["imports.import"];
const unchangedSince = ifLastModified("import");

/** `/import`: what goes to the ERP and what comes from it. */
export const importRecords: Resource = resource("/import", {
  list: get("", {
    query: importListQuery,
    returns: list(ImportRecord),
    summary: "List import records, the newest first",
    words,
    tasks: [
      "what went to the ERP",
      "log of the integration",
      "what was sent to the ERP",
      "transactions waiting for P21",
    ],
    permission: "import.read",
    scope: "site",
    rules: ["R127", "R148", "R248", "R254"],
  }),
  recent: get("/recent", {
    query: recentQuery,
    returns: list(ImportRecord),
    summary: "List the import records of the last hours",
    words: [...words, "latest", "today"],
    tasks: ["what came in today", "latest orders from the web", "what went to the ERP today"],
    permission: "import.read",
    scope: "site",
    rules: ["R127", "R149", "R150", "R248"],
  }),
  stuck: get("/stuck", {
    query: stuckQuery,
    returns: list(ImportRecord),
    summary: "List the import records that do not go on",
    description: "The longest waiting first: on their way or on hold for more hours than given.",
    words: [...words, "hanging", "overdue", "failed", "error", "waiting"],
    tasks: [
      "orders that did not arrive in the ERP",
      "documents that never reached the ERP",
      "what went wrong with the transfer",
      "orders not processed",
    ],
    permission: "import.read",
    scope: "site",
    rules: ["R149", "R150", "R248"],
  }),
  get: get("/{importUid}", {
    params,
    returns: ImportRecord,
    summary: "Get one import record",
    words,
    tasks: ["why did an import fail", "what came of an import", "what happened to this import", "status of an import"],
    permission: "import.read",
    scope: "site",
  }),
  update: put("/{importUid}", {
    params,
    body: UpdateImportInput,
    returns: ImportRecord,
    summary: "Change an import record: hold it, hand it over again, confirm it",
    description:
      "`hold` stops it; `initial` hands one on hold over again, at once where this server is the ERP: the answer says whether it arrived or why it is on hold again; `delivered` confirms that it arrived. What was delivered does not change any more (409).",
    words: [...words, "resubmit", "retry", "resend", "release", "confirm", "acknowledge"],
    tasks: ["try a failed import again", "release a held order", "put an import on hold", "mark an import as done"],
    permission: "import.write",
    scope: "site",
    invalidates: [...invalidates, "customers.customer.orders"],
    rules: ["R127"],
    errors: ["RESOURCE_CONFLICT"],
  }),
  delete: remove("/{importUid}", {
    params,
    query: { ifLastModified: unchangedSince },
    returns: Deleted,
    summary: "Delete an import record, so that it goes nowhere",
    words: [...words, "cancel", "cancel order", "discard"],
    tasks: [
      "discard a wrong import",
      "cancel an order before it goes to the ERP",
      "throw away an import",
      "drop a failed transfer",
    ],
    permission: "import.write",
    scope: "site",
    invalidates,
    errors: ["RESOURCE_CONFLICT"],
  }),
});

const orderWords = [...words, "order header", "sales order"];
const unchangeable = "Only while it is not delivered (409). It goes out again when the import is set to `initial`.";

/** `/import/{importUid}/imp-oe-hdr`: the order behind an import. */
export const impOeHdr: Resource = resource("/import/{importUid}/imp-oe-hdr", {
  get: get("", {
    params,
    returns: ImpOeHdr,
    summary: "Get the order that an import carries",
    words: orderWords,
    tasks: ["order behind an import", "which order is inside an import"],
    permission: "import.read",
    scope: "site",
  }),
  update: put("", {
    params,
    body: UpdateImpOeHdrInput,
    returns: ImpOeHdr,
    summary: "Correct the order that an import carries",
    description: unchangeable,
    words: [...orderWords, "fix", "amend", "address", "PO number"],
    tasks: ["repair an order that failed to import", "change the PO number of a failed order"],
    permission: "import.write",
    scope: "site",
    invalidates,
    errors: ["RESOURCE_CONFLICT"],
  }),
});

/** `/import/{importUid}/imp-oe-hdr-salesrep`: who earns from the order behind an import. */
export const impOeHdrSalesrep: Resource = resource("/import/{importUid}/imp-oe-hdr-salesrep", {
  get: get("", {
    params,
    returns: list(ImpOeHdrSalesrep),
    summary: "Get the sales representatives of the order that an import carries",
    words: [...orderWords, "commission", "sales rep", "split"],
    tasks: ["who gets the commission"],
    permission: "import.read",
    scope: "site",
  }),
  update: put("", {
    params,
    body: UpdateImpOeHdrSalesrepInput,
    returns: list(ImpOeHdrSalesrep),
    summary: "Correct the sales representatives of the order that an import carries",
    description: `${unchangeable} The shares make 100 percent and exactly one is the primary, else it is refused (422).`,
    words: [...orderWords, "commission", "sales rep", "split"],
    tasks: ["change who gets the commission"],
    permission: "import.write",
    scope: "site",
    invalidates,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
});

/** `/import/{importUid}/imp-oe-hdr-web`: how the order behind an import came in. */
export const impOeHdrWeb: Resource = resource("/import/{importUid}/imp-oe-hdr-web", {
  get: get("", {
    params,
    returns: ImpOeHdrWeb,
    summary: "Get how the order that an import carries came in on the web",
    words: [...orderWords, "web order", "checkout", "shopper"],
    tasks: ["where did a web order come from"],
    permission: "import.read",
    scope: "site",
  }),
});
