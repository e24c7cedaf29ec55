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
   * Signs in to the server, once it has shown the expected key, and looks for the folder. Password or key may be left out where one is stored for the same host, port and user. Addresses of private networks are refused (422) unless the server's configuration allows them.
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
   * Tell whom the token speaks for and what they may do.
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
  const i16: Schema = some({ importUid: i12, importState: i3, importResults: i14, referenceNo: i6, jsonData: i7, importStatusCd: i15, ifLastModified: i4 }, ["importUid"]);
  const i17: Schema = some({ importUid: i12, ifLastModified: i4 }, ["importUid"]);
  const i18: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i19: Schema = { type: ["integer","null"], minimum: 1 };
  const i20: Schema = { type: ["string","null"], maxLength: 50 };
  const i21: Schema = { type: ["string","null"], maxLength: 30 };
  const i22: Schema = { type: ["string","null"], maxLength: 10 };
  const i23: Schema = { type: ["string","null"], maxLength: 255 };
  const i24: Schema = { type: ["string","null"], maxLength: 40 };
  const i25: Schema = { type: ["string","null"], maxLength: 8 };
  const i26: Schema = some({ importUid: i12, requestedDate: i18, shipToId: i19, customerPoNumber: i20, taker: i21, shipToName: i20, shipToAddress1: i20, shipToAddress2: i20, shipToCity: i20, shipToState: i20, shipToZip: i22, shipToCountry: i20, shipToEmail: i23, deliveryCode: i24, deliveryName: i23, deliveryNote: i23, class1: i25, class2: i25, class3: i25, class4: i25, class5: i25, ifLastModified: i4 }, ["importUid"]);
  const i27: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i28: Schema = { type: "number", maximum: 100, exclusiveMinimum: 0 };
  const i29: Schema = { type: "string", enum: ["Y","N"] };
  const iSalesrepShareInput: Schema = some({ salesrepId: i27, commissionSplit: i28, primarySalesrep: i29 }, ["salesrepId","commissionSplit"]);
  const i30: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iSalesrepShareInput };
  const i31: Schema = some({ importUid: i12, salesreps: i30, ifLastModified: i4 }, ["importUid","salesreps"]);
  const i32: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[A-Za-z0-9.:_-]+$", "x-messages": {"pattern":"Expected the name or address of a server alone, such as sftp.erp.example"} };
  const i33: Schema = { type: "integer", minimum: 1, maximum: 65535 };
  const i34: Schema = { type: "string", minLength: 1, maxLength: 4000, "x-sensitive": true };
  const i35: Schema = { type: "string", minLength: 1, maxLength: 1000000, "x-sensitive": true };
  const i36: Schema = { type: "string", maxLength: 100, pattern: "^SHA256:[A-Za-z0-9+/]{43}$", "x-messages": {"pattern":"Expected `SHA256:` and 43 characters, as `ssh-keygen -lf` shows it"} };
  const i37: Schema = some({ id: i12, host: i32, port: i33, username: i27, password: i34, privateKey: i35, directory: i27, hostKeyFingerprint: i36 }, ["id","host","username"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["integer","null"] };
  const o2: Schema = { type: "string", maxLength: 255 };
  const o3: Schema = { type: ["string","null"], maxLength: 255 };
  const o4: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const o5: Schema = { type: "string" };
  const o6: Schema = { type: "integer", enum: [704,705,700] };
  const o7: Schema = { type: ["string","null"], maxLength: 4000 };
  const o8: Schema = { type: "string", format: "sql-datetime" };
  const o9: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oImportRecord: Schema = all({ importUid: o0, scheduledImportMasterUid: o1, sourceName: o2, sourceId: o3, importState: o4, jsonData: o5, importStatusCd: o6, importResults: o7, referenceNo: o3, attempts: o0, stateSince: o8, hoursInState: o0, dateDelivered: o9, dateCreated: o8, dateLastModified: o8 });
  const o10: Schema = list(oImportRecord);
  const o11: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o11 });
  const o12: Schema = { type: "number" };
  const o13: Schema = { type: ["string","null"] };
  const o14: Schema = { type: ["string","null"], maxLength: 8 };
  const o15: Schema = { type: "string", enum: ["Y","N"] };
  const o16: Schema = { type: "string", enum: ["confirmed","corrected","unknown","unchecked"] };
  const o17: Schema = { type: ["string","null"], maxLength: 40 };
  const o18: Schema = all({ address1: o5, address2: o13, city: o5, state: o5, postalCode: o5 }, { type: ["object","null"] });
  const o19: Schema = all({ verdict: o16, source: o17, dateChecked: o8, proposed: o18 }, { type: ["object","null"] });
  const o20: Schema = { type: "string", maxLength: 40 };
  const o21: Schema = { type: "string", maxLength: 8 };
  const oImpOeLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o20, description: o5, unitQuantity: o12, unitOfMeasure: o21, unitPrice: o12, extendedPrice: o12, manualPriceOverride: o15, willCall: o15, sourceLocationId: o1, lineNote: o13 });
  const o22: Schema = list(oImpOeLine);
  const oImpOeHdr: Schema = all({ importUid: o0, importSetNo: o5, orderNo: o0, customerId: o12, customerName: o13, companyId: o14, contactId: o1, salesLocationId: o1, orderDate: o8, approved: o15, quote: o15, requestedDate: o9, shipToId: o1, customerPoNumber: o13, taker: o13, shipToName: o13, shipToAddress1: o13, shipToAddress2: o13, shipToCity: o13, shipToState: o13, shipToZip: o13, shipToCountry: o13, shipToEmail: o13, deliveryCode: o13, deliveryName: o13, deliveryNote: o13, class1: o13, class2: o13, class3: o13, class4: o13, class5: o13, addressCheck: o19, subtotal: o12, taxAmount: o12, freightAmount: o12, totalAmount: o12, currency: o5, lines: o22 });
  const o23: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const oImpOeHdrSalesrep: Schema = all({ importUid: o0, importSetNo: o5, salesrepId: o23, salesrepName: o13, commissionSplit: o12, primarySalesrep: o15 });
  const o24: Schema = list(oImpOeHdrSalesrep);
  const oImpOeHdrWeb: Schema = all({ importUid: o0, importSetNo: o5, orderNo: o0, webReferenceNo: o13, checkoutUid: o1, cartHdrUid: o1, sourceName: o13, usersId: o1, userName: o13, userEmail: o13, dateSubmitted: o8 });
  const o25: Schema = { type: "string", enum: ["password","key"] };
  const o26: Schema = { type: ["string","null"], maxLength: 100 };
  const oSftpConnection: Schema = all({ scheduledImportMasterUid: o0, host: o23, port: o0, username: o23, authentication: o25, directory: o23, hostKeyType: o13, hostKeyFingerprint: o26, connected: o15, message: o5, serverVersion: o13, milliseconds: o0, dateTested: o8, dateCreated: o8, dateLastModified: o8 });
  const o27: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o27, service: o5, siteId: o5, siteHash: o5, version: o5, databaseMilliseconds: o0, problems: list(o5) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o28: Schema = { type: ["number","null"] };
  const oWhoami: Schema = all({ siteId: o5, usersId: o0, username: o5, role: o5, customerId: o28, contactId: o1, salesRepId: o13, permissions: list(o5) });
  return {
    "import.list": endpoint("GET", "/import", i8, o10),
    "import.recent": endpoint("GET", "/import/recent", i10, o10),
    "import.stuck": endpoint("GET", "/import/stuck", i11, o10),
    "import.get": endpoint("GET", "/import/{importUid}", i13, oImportRecord),
    "import.update": endpoint("PUT", "/import/{importUid}", i16, oImportRecord),
    "import.delete": endpoint("DELETE", "/import/{importUid}", i17, oDeleted),
    "import.impOeHdr.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr", i13, oImpOeHdr),
    "import.impOeHdr.update": endpoint("PUT", "/import/{importUid}/imp-oe-hdr", i26, oImpOeHdr),
    "import.impOeHdrSalesrep.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr-salesrep", i13, o24),
    "import.impOeHdrSalesrep.update": endpoint("PUT", "/import/{importUid}/imp-oe-hdr-salesrep", i31, o24),
    "import.impOeHdrWeb.get": endpoint("GET", "/import/{importUid}/imp-oe-hdr-web", i13, oImpOeHdrWeb),
    "scheduledImportMaster.sftp": endpoint("POST", "/scheduled-import-master/{id}/metadata/sftp", i37, oSftpConnection),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o5, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
