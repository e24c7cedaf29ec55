// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AccountTrial, Deleted, Embedding, FyxerTranscript, FyxerTranscriptCreateInput, FyxerTranscriptDeleteInput, FyxerTranscriptGetInput, FyxerTranscriptListInput, FyxerTranscriptUpdateInput, Health, MetaFilesRobotsInput, Notification, NotificationsCreateInput, NotificationsListInput, OpenSearchEmbeddingInput, RobotsFile, Setting, SettingsCreateInput, SettingsDeleteInput, SettingsGetInput, SettingsListInput, SettingsTryAccountInput, SettingsUpdateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/site";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/site";

/** Calls of `fyxerTranscript` */
export interface SiteFyxerTranscriptClient {
  /**
   * List each meeting transcript.
   *
   * `GET /fyxer-transcript` · permission `site.read`
   */
  list(input?: FyxerTranscriptListInput, options?: CallOptions): ListCall<FyxerTranscript>;
  /**
   * Create a meeting transcript.
   *
   * A transcript of Fyxer is stored once: the same `sourceId` again is refused (409).
   *
   * `POST /fyxer-transcript` · permission `site.write`
   */
  create(input: FyxerTranscriptCreateInput, options?: CallOptions): Call<FyxerTranscript>;
  /**
   * Get one meeting transcript.
   *
   * `GET /fyxer-transcript/{fyxerTranscriptHdrUid}` · permission `site.read`
   */
  get(input: FyxerTranscriptGetInput, options?: CallOptions): Call<FyxerTranscript>;
  /**
   * Change a meeting transcript.
   *
   * `PUT /fyxer-transcript/{fyxerTranscriptHdrUid}` · permission `site.write`
   */
  update(input: FyxerTranscriptUpdateInput, options?: CallOptions): Call<FyxerTranscript>;
  /**
   * Delete a meeting transcript.
   *
   * `DELETE /fyxer-transcript/{fyxerTranscriptHdrUid}` · permission `site.write`
   */
  delete(input: FyxerTranscriptDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `metaFiles` */
export interface SiteMetaFilesClient {
  /**
   * Get what crawlers are told of the site.
   *
   * The same that `/robots.txt` answers. To change it, set `robots` of the service `site`.
   *
   * `GET /meta-files/robots` · permission `site.read`
   */
  robots(input?: MetaFilesRobotsInput, options?: CallOptions): Call<RobotsFile>;
}

/** Calls of `notifications` */
export interface SiteNotificationsClient {
  /**
   * Notify everybody, everybody of a role, or one user.
   *
   * Who lacks the permission `site.write` notifies one colleague of their own company or the representative who looks after it, and links to paths of the application only.
   *
   * `POST /notifications` · permission `cart.write`
   */
  create(input: NotificationsCreateInput, options?: CallOptions): Call<Notification>;
  /**
   * List what the caller is notified of, the newest first.
   *
   * What is for everybody, for their role, or for themselves, and has not expired. A request for approval is left out as soon as it no longer waits for the caller, a step of a quote as soon as another one follows.
   *
   * `GET /notifications` · permission `profile.own`
   */
  list(input?: NotificationsListInput, options?: CallOptions): ListCall<Notification>;
}

/** Calls of `openSearch` */
export interface SiteOpenSearchClient {
  /**
   * Turn a text into a vector for similarity search.
   *
   * `GET /open-search/embedding` · permission `ai.read`
   */
  embedding(input: OpenSearchEmbeddingInput, options?: CallOptions): Call<Embedding>;
}

/** Calls of `settings` */
export interface SiteSettingsClient {
  /**
   * List the settings of a service.
   *
   * `GET /settings` · permission `site.read`
   */
  list(input: SettingsListInput, options?: CallOptions): ListCall<Setting>;
  /**
   * Create a setting.
   *
   * A service has a setting of a name once (409). The value of a setting that the server itself reads must fit it: the answer (400) says what is expected.
   *
   * `POST /settings` · permission `site.write`
   */
  create(input: SettingsCreateInput, options?: CallOptions): Call<Setting>;
  /**
   * Get one setting.
   *
   * `GET /settings/{settingsUid}` · permission `site.read`
   */
  get(input: SettingsGetInput, options?: CallOptions): Call<Setting>;
  /**
   * Change a setting.
   *
   * The value of a setting that the server itself reads must fit it: the answer (400) says what is expected. What was secret stays so, unless it gets a new value. With `expectedVersion` nothing is overwritten that somebody else has stored meanwhile.
   *
   * `PUT /settings/{settingsUid}` · permission `site.write`
   */
  update(input: SettingsUpdateInput, options?: CallOptions): Call<Setting>;
  /**
   * Delete a setting.
   *
   * What it set goes back to its default. With `expectedVersion` nothing is overwritten that somebody else has stored meanwhile.
   *
   * `DELETE /settings/{settingsUid}` · permission `site.write`
   */
  delete(input: SettingsDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Try the account of a site with an outside system.
   *
   * Asks the tax provider, carrier, payment processor, address check or language model once, with the account as it is stored, for something that moves nothing. `connected` is Y when it accepted the key; else `message` says whether it refused, could not be reached or took too long. Settings that hold no account are refused (422), and so is one that is set aside.
   *
   * `POST /settings/{settingsUid}/try` · permission `site.write`
   */
  tryAccount(input: SettingsTryAccountInput, options?: CallOptions): Call<AccountTrial>;
}

/** Calls of `system` */
export interface SiteSystemClient {
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

/** Site: Settings by service, notifications, meeting transcripts, embeddings and what crawlers are told. */
export interface SiteClient {
  readonly fyxerTranscript: SiteFyxerTranscriptClient;
  readonly metaFiles: SiteMetaFilesClient;
  readonly notifications: SiteNotificationsClient;
  readonly openSearch: SiteOpenSearchClient;
  readonly settings: SiteSettingsClient;
  readonly system: SiteSystemClient;
}

/** Site, for `createClient`. Its endpoints are made when the first is used. */
export const site: ServiceModule<SiteClient> = serviceModule("site", "site", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "integer", enum: [704,705,700] };
  const i5: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
  const i6: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i7: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i8: Schema = { type: "string", minLength: 1, maxLength: 1000000 };
  const i9: Schema = { type: ["integer","null"], minimum: 0, maximum: 2147483647 };
  const i10: Schema = { type: ["string","null"], maxLength: 255 };
  const i11: Schema = { type: ["string","null"], maxLength: 4000 };
  const i12: Schema = { type: ["string","null"], maxLength: 1000000 };
  const i13: Schema = some({ title: i6, meetingDate: i7, transcript: i8, durationMinutes: i9, organizer: i10, participants: i11, summary: i12, sourceId: i10 }, ["title","meetingDate","transcript"]);
  const i14: Schema = { type: "integer", minimum: 1 };
  const i15: Schema = all({ fyxerTranscriptHdrUid: i14 });
  const i16: Schema = { type: "integer", enum: [704,705] };
  const i17: Schema = some({ fyxerTranscriptHdrUid: i14, title: i6, meetingDate: i7, transcript: i8, durationMinutes: i9, organizer: i10, participants: i11, summary: i12, sourceId: i10, statusCd: i16, ifLastModified: i7 }, ["fyxerTranscriptHdrUid"]);
  const i18: Schema = some({ fyxerTranscriptHdrUid: i14, ifLastModified: i7 }, ["fyxerTranscriptHdrUid"]);
  const i19: Schema = { type: "string", minLength: 1, maxLength: 4000 };
  const i20: Schema = { type: "string", enum: ["info","success","warning","error"] };
  const i21: Schema = { type: ["string","null"], maxLength: 255, pattern: "^(/([^/\\\\].*)?|https://.+)$", "x-messages": {"pattern":"Expected a path such as /orders, or an address that begins with https://"} };
  const i22: Schema = { type: ["string","null"], enum: ["guest","shopper","approver","salesRep","warehouse","auditor","administrator","developer",null] };
  const i23: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i24: Schema = { type: ["string","null"], minLength: 1, maxLength: 255, pattern: "^[a-zA-Z]+$", "x-messages": {"pattern":"Expected letters alone, such as approvalAsked"} };
  const i25: Schema = { type: "string", maxLength: 255 };
  const i26: Schema = { type: ["object","null"], additionalProperties: i25 };
  const i27: Schema = some({ title: i6, message: i19, level: i20, link: i21, usersId: i14, role: i22, dateExpires: i23, wording: i24, wordingValues: i26 }, ["title","message"]);
  const i28: Schema = some({ limit: i0, offset: i1, orderBy: i2 });
  const i29: Schema = all({ q: i8 });
  const i30: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[A-Za-z][A-Za-z0-9]*$", "x-messages": {"pattern":"Expected a letter, then letters and digits, such as commerce","required":"serviceName is required","minLength":"serviceName is required"} };
  const i31: Schema = some({ serviceName: i30, limit: i0, offset: i1, orderBy: i2, statusCd: i4 }, ["serviceName"]);
  const i32: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[A-Za-z][A-Za-z0-9]*$", "x-messages": {"pattern":"Expected a letter, then letters and digits, such as commerce"} };
  const i33: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[A-Za-z][A-Za-z0-9._-]*$", "x-messages": {"pattern":"Expected a letter, then letters, digits, dots, dashes and underscores, such as deliveryNote"} };
  const i34: Schema = { "x-sensitive": true };
  const i35: Schema = { type: "string", enum: ["Y","N"] };
  const i36: Schema = some({ serviceName: i32, settingName: i33, settingValue: i34, secretFlag: i35, description: i10 }, ["serviceName","settingName","settingValue"]);
  const i37: Schema = all({ settingsUid: i14 });
  const i38: Schema = some({ settingsUid: i14, settingValue: i34, secretFlag: i35, description: i10, statusCd: i16, expectedVersion: i14 }, ["settingsUid"]);
  const i39: Schema = some({ settingsUid: i14, expectedVersion: i14 }, ["settingsUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o2: Schema = { type: "string", format: "sql-datetime" };
  const o3: Schema = { type: ["integer","null"] };
  const o4: Schema = { type: ["string","null"], maxLength: 255 };
  const o5: Schema = { type: ["string","null"], maxLength: 4000 };
  const o6: Schema = { type: ["string","null"], maxLength: 1000000 };
  const o7: Schema = { type: "string", minLength: 1, maxLength: 1000000 };
  const o8: Schema = { type: "integer", enum: [704,705,700] };
  const oFyxerTranscript: Schema = all({ fyxerTranscriptHdrUid: o0, title: o1, meetingDate: o2, durationMinutes: o3, organizer: o4, participants: o5, summary: o6, transcript: o7, sourceId: o4, statusCd: o8, dateCreated: o2, dateLastModified: o2 });
  const o9: Schema = list(oFyxerTranscript);
  const o10: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o10 });
  const o11: Schema = { type: "string" };
  const o12: Schema = { type: "string", enum: ["Y","N"] };
  const o13: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oRobotsFile: Schema = all({ fileName: o11, content: o11, customFlag: o12, dateLastModified: o13 });
  const o14: Schema = { type: "string", minLength: 1, maxLength: 4000 };
  const o15: Schema = { type: "string", enum: ["info","success","warning","error"] };
  const o16: Schema = { type: ["string","null"], enum: ["guest","shopper","approver","salesRep","warehouse","auditor","administrator","developer",null] };
  const o17: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const o18: Schema = { type: "string", maxLength: 255 };
  const o19: Schema = { type: ["object","null"], additionalProperties: o18 };
  const oNotification: Schema = all({ notificationUid: o0, title: o1, message: o14, level: o15, link: o4, usersId: o3, role: o16, createdBy: o3, dateExpires: o13, wording: o17, wordingValues: o19, approvalUid: o3, quoteRequestUid: o3, statusCd: o8, dateCreated: o2, dateLastModified: o2 });
  const o20: Schema = list(oNotification);
  const o21: Schema = { type: "number" };
  const o22: Schema = { type: "string", enum: ["embedded","provider"] };
  const oEmbedding: Schema = all({ q: o11, model: o11, dimensions: o0, embedding: list(o21), source: o22 });
  const oSetting: Schema = all({ settingsUid: o0, serviceName: o1, settingName: o1, settingValue: {  }, secretFlag: o12, hasValue: o12, description: o4, statusCd: o8, version: o0, dateCreated: o2, dateLastModified: o2 });
  const o23: Schema = list(oSetting);
  const oAccountTrial: Schema = all({ settingsUid: o0, serviceName: o1, settingName: o1, connected: o12, message: o11, milliseconds: o0, dateTested: o2 });
  const o24: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o24, service: o11, siteId: o11, siteHash: o11, version: o11, databaseMilliseconds: o0, problems: list(o11) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o25: Schema = { type: ["number","null"] };
  const o26: Schema = { type: ["string","null"] };
  const oWhoami: Schema = all({ siteId: o11, usersId: o0, username: o11, role: o11, customerId: o25, contactId: o3, salesRepId: o26, permissions: list(o11) });
  return {
    "fyxerTranscript.list": endpoint("GET", "/fyxer-transcript", i5, o9),
    "fyxerTranscript.create": endpoint("POST", "/fyxer-transcript", i13, oFyxerTranscript),
    "fyxerTranscript.get": endpoint("GET", "/fyxer-transcript/{fyxerTranscriptHdrUid}", i15, oFyxerTranscript),
    "fyxerTranscript.update": endpoint("PUT", "/fyxer-transcript/{fyxerTranscriptHdrUid}", i17, oFyxerTranscript),
    "fyxerTranscript.delete": endpoint("DELETE", "/fyxer-transcript/{fyxerTranscriptHdrUid}", i18, oDeleted),
    "metaFiles.robots": endpoint("GET", "/meta-files/robots", some({  }), oRobotsFile),
    "notifications.create": endpoint("POST", "/notifications", i27, oNotification),
    "notifications.list": endpoint("GET", "/notifications", i28, o20),
    "openSearch.embedding": endpoint("GET", "/open-search/embedding", i29, oEmbedding),
    "settings.list": endpoint("GET", "/settings", i31, o23),
    "settings.create": endpoint("POST", "/settings", i36, oSetting),
    "settings.get": endpoint("GET", "/settings/{settingsUid}", i37, oSetting),
    "settings.update": endpoint("PUT", "/settings/{settingsUid}", i38, oSetting),
    "settings.delete": endpoint("DELETE", "/settings/{settingsUid}", i39, oDeleted),
    "settings.tryAccount": endpoint("POST", "/settings/{settingsUid}/try", i37, oAccountTrial),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o11, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
