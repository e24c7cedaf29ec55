// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Deleted, Health, ImpOeHdr, ImpOeHdrSalesrep, ImpOeHdrWeb, ImportDeleteInput, ImportGetInput, ImportImpOeHdrGetInput, ImportImpOeHdrSalesrepGetInput, ImportImpOeHdrSalesrepUpdateInput, ImportImpOeHdrUpdateInput, ImportImpOeHdrWebGetInput, ImportListInput, ImportRecentInput, ImportRecord, ImportStuckInput, ImportUpdateInput, ScheduledImportMasterSftpInput, SftpConnection, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/imports";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/imports";

/** Calls of `impOeHdr` */
export interface ImportsImportImpOeHdrClient {
  /**
   * Get the order that an import carries.
   *
   * `GET /import/{importUid}/imp-oe-hdr` · permission `import.read`
   */
  get(input: ImportImpOeHdrGetInput, options?: CallOptions): Call<ImpOeHdr>;
  /**
   * Correct the order that an import carries.
   *
   * Only while it is not delivered (409). It goes out again when the import is set to `initial`.
   *
   * `PUT /import/{importUid}/imp-oe-hdr` · permission `import.write`
   */
  update(input: ImportImpOeHdrUpdateInput, options?: CallOptions): Call<ImpOeHdr>;
}

/** Calls of `impOeHdrSalesrep` */
export interface ImportsImportImpOeHdrSalesrepClient {
  /**
   * Get the sales representatives of the order that an import carries.
   *
   * `GET /import/{importUid}/imp-oe-hdr-salesrep` · permission `import.read`
   */
  get(input: ImportImpOeHdrSalesrepGetInput, options?: CallOptions): ListCall<ImpOeHdrSalesrep>;
  /**
   * Correct the sales representatives of the order that an import carries.
   *
   * Only while it is not delivered (409). It goes out again when the import is set to `initial`. The shares make 100 percent and exactly one is the primary, else it is refused (422).
   *
   * `PUT /import/{importUid}/imp-oe-hdr-salesrep` · permission `import.write`
   */
  update(input: ImportImpOeHdrSalesrepUpdateInput, options?: CallOptions): ListCall<ImpOeHdrSalesrep>;
}

/** Calls of `impOeHdrWeb` */
export interface ImportsImportImpOeHdrWebClient {
  /**
   * Get how the order that an import carries came in on the web.
   *
   * `GET /import/{importUid}/imp-oe-hdr-web` · permission `import.read`
   */
  get(input: ImportImpOeHdrWebGetInput, options?: CallOptions): Call<ImpOeHdrWeb>;
}

/** Calls of `import` */
export interface ImportsImportClient {
  /**
   * List import records, the newest first.
   *
   * `GET /import` · permission `import.read`
   */
  list(input?: ImportListInput, options?: CallOptions): ListCall<ImportRecord>;
  /**
   * List the import records of the last hours.
   *
   * `GET /import/recent` · permission `import.read`
   */
  recent(input?: ImportRecentInput, options?: CallOptions): ListCall<ImportRecord>;
  /**
   * List the import records that do not go on.
   *
   * The longest waiting first: on their way or on hold for more hours than given.
   *
   * `GET /import/stuck` · permission `import.read`
   */
  stuck(input?: ImportStuckInput, options?: CallOptions): ListCall<ImportRecord>;
  /**
   * Get one import record.
   *
   * `GET /import/{importUid}` · permission `import.read`
   */
  get(input: ImportGetInput, options?: CallOptions): Call<ImportRecord>;
  /**
   * Change an import record: hold it, hand it over again, confirm it.
   *
   * `hold` stops it; `initial` hands one on hold over again, at once where this server is the ERP: the answer says whether it arrived or why it is on hold again; `delivered` confirms that it arrived. What was delivered does not change any more (409).
   *
   * `PUT /import/{importUid}` · permission `import.write`
   */
  update(input: ImportUpdateInput, options?: CallOptions): Call<ImportRecord>;
  /**
   * Delete an import record, so that it goes nowhere.
   *
   * `DELETE /import/{importUid}` · permission `import.write`
   */
  delete(input: ImportDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly impOeHdr: ImportsImportImpOeHdrClient;
  readonly impOeHdrSalesrep: ImportsImportImpOeHdrSalesrepClient;
  readonly impOeHdrWeb: ImportsImportImpOeHdrWebClient;
}

/** Calls of `scheduledImportMaster` */
export interface ImportsScheduledImportMasterClient {
  /**
   * Store and try the SFTP connection of an import plan.
   *
   * Connects to the server, and has it prove its key; the secret is not sent. Password or key may be left out where one is stored for the same host, port and user. Addresses of private networks are refused (422) unless the server's configuration allows them.
   *
   * `POST /scheduled-import-master/{id}/metadata/sftp` · permission `import.write`
   */
  sftp(input: ScheduledImportMasterSftpInput, options?: CallOptions): Call<SftpConnection>;
}

/** Calls of `system` */
export interface ImportsSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what he may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Imports: The record of what goes to the ERP and comes from it: recent and stuck documents, the orders behind them, corrections, resubmission, connections. */
export interface ImportsClient {
  readonly import: ImportsImportClient;
  readonly scheduledImportMaster: ImportsScheduledImportMasterClient;
  readonly system: ImportsSystemClient;
}

/** Imports, for `createClient`. Its endpoints are made when the first is used. */
export const imports: ServiceModule<ImportsClient> = serviceModule("imports", "imports", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const i4: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i5: Schema = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", "x-messages": {"pattern":"Expected a day as YYYY-MM-DD, such as 2026-03-14"} };
  const i6: Schema = { type: "string", maxLength: 255 };
  const i7: Schema = { type: "string" };
  const i8: Schema = some({ limit: i0, offset: i1, orderBy: i2, importState: i3, excludeState: i3, createdFrom: i4, createdOn: i5, createdTo: i4, sourceId: i6, sourceName: i6, q: i7, referenceNo: i6 });
  const i9: Schema = { type: "integer", minimum: 1, maximum: 168 };
  const i10: Schema = some({ hours: i9, limit: i0, offset: i1, importState: i3, excludeState: i3, createdFrom: i4, createdOn: i5, createdTo: i4, sourceId: i6, sourceName: i6 });
  const i11: Schema = some({ hours: i9, limit: i0, offset: i1 });
  const i12: Schema = { type: "integer", minimum: 1 };
  const i13: Schema = all({ importUid: i12 });
  const i14: Schema = { type: "string", maxLength: 4000 };
  const i15: Schema = { type: "integer", enum: [704,705] };
  const i16: Schema = some({ importUid: i12, importState: i3, importResults: i14, referenceNo: i6, jsonData: i7, importStatusCd: i15 }, ["importUid"]);
  const i17: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i18: Schema = { type: ["integer","null"], minimum: 1 };
  const i19: Schema = { type: ["string","null"], maxLength: 50 };
  const i20: Schema = { type: ["string","null"], maxLength: 30 };
  const i21: Schema = { type: ["string","null"], maxLength: 10 };
  const i22: Schema = { type: ["string","null"], maxLength: 255 };
  const i23: Schema = { type: ["string","null"], maxLength: 40 };
  const i24: Schema = { type: ["string","null"], maxLength: 8 };
  const i25: Schema = some({ importUid: i12, requestedDate: i17, shipToId: i18, customerPoNumber: i19, taker: i20, shipToName: i19, shipToAddress1: i19, shipToAddress2: i19, shipToCity: i19, shipToState: i19, shipToZip: i21, shipToCountry: i19, shipToEmail: i22, deliveryCode: i23, deliveryName: i22, deliveryNote: i22, class1: i24, class2: i24, class3: i24, class4: i24, class5: i24 }, ["importUid"]);
  const i26: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i27: Schema = { type: "number", maximum: 100, exclusiveMinimum: 0 };
  const i28: Schema = { type: "string", enum: ["Y","N"] };
  const iSalesrepShareInput: Schema = some({ salesrepId: i26, commissionSplit: i27, primarySalesrep: i28 }, ["salesrepId","commissionSplit"]);
  const i29: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iSalesrepShareInput };
  const i30: Schema = all({ importUid: i12, salesreps: i29 });
  const i31: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[A-Za-z0-9.:_-]+$", "x-messages": {"pattern":"Expected the name or address of a server alone, such as sftp.erp.example"} };
  const i32: Schema = { type: "integer", minimum: 1, maximum: 65535 };
  const i33: Schema = { type: "string", minLength: 1, maxLength: 4000, "x-sensitive": true };
  const i34: Schema = { type: "string", minLength: 1, maxLength: 1000000, "x-sensitive": true };
  const i35: Schema = { type: "string", maxLength: 100, pattern: "^SHA256:[A-Za-z0-9+/]{43}$", "x-messages": {"pattern":"Expected `SHA256:` and 43 characters, as `ssh-keygen -lf` shows it"} };
  const i36: Schema = some({ id: i12, host: i31, port: i32, username: i26, password: i33, privateKey: i34, directory: i26, hostKeyFingerprint: i35 }, ["id","host","username"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["integer","null"] };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: ["string","null"] };
  const oImportRecord: Schema = all({ importUid: o0, scheduledImportMasterUid: o1, sourceName: o2, sourceId: o3, importState: o2, jsonData: o2, importStatusCd: o0, importResults: o3, referenceNo: o3, attempts: o0, stateSince: o2, hoursInState: o0, dateDelivered: o3, dateCreated: o2, dateLastModified: o2 });
  const o4: Schema = list(oImportRecord);
  const o5: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o5 });
  const o6: Schema = { type: "number" };
  const oImpOeLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o2, description: o2, unitQuantity: o6, unitOfMeasure: o2, unitPrice: o6, extendedPrice: o6, manualPriceOverride: o2, willCall: o2, sourceLocationId: o1, lineNote: o3 });
  const o7: Schema = list(oImpOeLine);
  const oImpOeHdr: Schema = all({ importUid: o0, importSetNo: o2, orderNo: o0, customerId: o6, customerName: o3, companyId: o3, contactId: o1, salesLocationId: o1, orderDate: o2, approved: o2, quote: o2, requestedDate: o3, shipToId: o1, customerPoNumber: o3, taker: o3, shipToName: o3, shipToAddress1: o3, shipToAddress2: o3, shipToCity: o3, shipToState: o3, shipToZip: o3, shipToCountry: o3, shipToEmail: o3, deliveryCode: o3, deliveryName: o3, deliveryNote: o3, class1: o3, class2: o3, class3: o3, class4: o3, class5: o3, subtotal: o6, taxAmount: o6, freightAmount: o6, totalAmount: o6, currency: o2, lines: o7 });
  const oImpOeHdrSalesrep: Schema = all({ importUid: o0, importSetNo: o2, salesrepId: o2, salesrepName: o3, commissionSplit: o6, primarySalesrep: o2 });
  const o8: Schema = list(oImpOeHdrSalesrep);
  const oImpOeHdrWeb: Schema = all({ importUid: o0, importSetNo: o2, orderNo: o0, webReferenceNo: o3, checkoutUid: o1, cartHdrUid: o1, sourceName: o3, usersId: o1, userName: o3, userEmail: o3, dateSubmitted: o2 });
  const oSftpConnection: Schema = all({ scheduledImportMasterUid: o0, host: o2, port: o0, username: o2, authentication: o2, directory: o2, hostKeyType: o3, hostKeyFingerprint: o3, connected: o2, message: o2, serverVersion: o3, milliseconds: o0, dateTested: o2, dateCreated: o2, dateLastModified: o2 });
  const oHealth: Schema = all({ status: o2, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0 });
  const o9: Schema = { type: ["number","null"] };
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o9, contactId: o1, salesRepId: o3, permissions: list(o2) });
  return {
    "import.list": endpoint("GET", "/import", i8, o4),
    "import.recent": endpoint("GET", "/import/recent", i10, o4),
    "import.stuck": endpoint("GET", "/import/stuck", i11, o4),
    "import.get": endpoint("GET", "/import/{importUid}", i13, oImportRecord),
    "import.update": endpoint("PUT", "/import/{importUid}", i16, oImportRecord),
    "import.delete": endpoint("DELETE", "/import/{importUid}", i13, oDeleted),
    "import.impOeHdr.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr", i13, oImpOeHdr),
    "import.impOeHdr.update": endpoint("PUT", "/import/{importUid}/imp-oe-hdr", i25, oImpOeHdr),
    "import.impOeHdrSalesrep.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr-salesrep", i13, o8),
    "import.impOeHdrSalesrep.update": endpoint("PUT", "/import/{importUid}/imp-oe-hdr-salesrep", i30, o8),
    "import.impOeHdrWeb.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr-web", i13, oImpOeHdrWeb),
    "scheduledImportMaster.sftp": endpoint("POST", "/scheduled-import-master/{id}/metadata/sftp", i36, oSftpConnection),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
