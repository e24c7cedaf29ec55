// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What became of trying an account of the site */
export interface AccountTrial {
  /** The setting's unique number · at least 1 */ settingsUid: Id<"setting">;
  /** The service that reads it, by its name in code · at least 1 characters, at most 255 characters */ serviceName: string;
  /** What it is called · at least 1 characters, at most 255 characters */ settingName: string;
  /** Y when the outside system accepted the key just now */ connected: "Y" | "N";
  /** What became of the try, in a sentence */ message: string;
  /** How long the try took · at least 0 */ milliseconds: number;
  /** When it was tried */ dateTested: string;
}

/** The notes of a meeting */
export interface CreateFyxerTranscriptInput {
  /** What the meeting was about · at least 1 characters, at most 255 characters */ title: string;
  /** When it began */ meetingDate: string;
  /** Who said what · at least 1 characters, at most 1000000 characters */ transcript: string;
  /** How long it took · at least 0, at most 2147483647 */ durationMinutes?: number | null;
  /** Who invited · at most 255 characters */ organizer?: string | null;
  /** Who took part, by comma · at most 4000 characters */ participants?: string | null;
  /** What was agreed · at most 1000000 characters */ summary?: string | null;
  /** Its identifier at Fyxer · at most 255 characters */ sourceId?: string | null;
}

/** A new notification */
export interface CreateNotificationInput {
  /** The headline · at least 1 characters, at most 255 characters */ title: string;
  /** What there is to say · at least 1 characters, at most 4000 characters */ message: string;
  /** How grave it is · @default "info" */ level?: "info" | "success" | "warning" | "error";
  /** Where to read more: a path of the application, or an address beginning with https:// · at most 255 characters */ link?: string | null;
  /** For this user only; without it and `role` for everybody · at least 1 */ usersId?: Id<"user">;
  /** Everybody of this role */ role?: "guest" | "shopper" | "approver" | "salesRep" | "warehouse" | "auditor" | "administrator" | "developer" | null;
  /** When it is shown no more */ dateExpires?: string | null;
  /** What is told, for applications that word it in the reader's language; they show `title` and `message` where they do not know it · at least 1 characters, at most 255 characters */ wording?: string | null;
  /** What the words name, by name: a person, an amount as a decimal number */ wordingValues?: Record<string, string> | null;
}

/** A new setting */
export interface CreateSettingInput {
  /** The service that reads it, by its name in code · at least 1 characters, at most 255 characters */ serviceName: string;
  /** What it is called · at least 1 characters, at most 255 characters */ settingName: string;
  /** Any JSON value */ settingValue: unknown;
  /** Y to store its value sealed; it is never answered then · @default "N" */ secretFlag?: "Y" | "N";
  /** What it does · at most 255 characters */ description?: string | null;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** A text as a vector */
export interface Embedding {
  /** The text */ q: string;
  /** What made the vector; compare only vectors of one model */ model: string;
  /** How many numbers it has · at least 1 */ dimensions: number;
  /** The vector, of length 1 */ embedding: number[];
  /** `embedded` when no model is configured */ source: "embedded" | "provider";
}

/** The notes that Fyxer took of a meeting */
export interface FyxerTranscript {
  /** The transcript's unique number · at least 1 */ fyxerTranscriptHdrUid: Id<"fyxerTranscript">;
  /** What the meeting was about · at least 1 characters, at most 255 characters */ title: string;
  /** When it began */ meetingDate: string;
  /** How long it took · at least 0, at most 2147483647 */ durationMinutes: number | null;
  /** Who invited · at most 255 characters */ organizer: string | null;
  /** Who took part, by comma · at most 4000 characters */ participants: string | null;
  /** What was agreed · at most 1000000 characters */ summary: string | null;
  /** Who said what · at least 1 characters, at most 1000000 characters */ transcript: string;
  /** Its identifier at Fyxer · at most 255 characters */ sourceId: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** A message of the site to its users */
export interface Notification {
  /** The notification's unique number · at least 1 */ notificationUid: Id<"notification">;
  /** The headline · at least 1 characters, at most 255 characters */ title: string;
  /** What there is to say · at least 1 characters, at most 4000 characters */ message: string;
  /** How grave it is */ level: "info" | "success" | "warning" | "error";
  /** Where to read more: a path of the application, or an address beginning with https:// · at most 255 characters */ link: string | null;
  /** The one user that it is for; null when it is for more · at least 1 */ usersId: Id<"user"> | null;
  /** Everybody of this role */ role: "guest" | "shopper" | "approver" | "salesRep" | "warehouse" | "auditor" | "administrator" | "developer" | null;
  /** Who wrote it · at least 1 */ createdBy: number | null;
  /** When it is shown no more */ dateExpires: string | null;
  /** What is told, for applications that word it in the reader's language; they show `title` and `message` where they do not know it · at least 1 characters, at most 255 characters */ wording: string | null;
  /** What the words name, by name: a person, an amount as a decimal number */ wordingValues: Record<string, string> | null;
  /** The approval that it is about · at least 1 */ approvalUid: Id<"approval"> | null;
  /** The request for a quote that it is about · at least 1 */ quoteRequestUid: Id<"quoteRequest"> | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** What crawlers are told */
export interface RobotsFile {
  /** Where the application serves it */ fileName: string;
  /** The whole file */ content: string;
  /** Y when the site's setting `robots` says it, N for what is usual */ customFlag: "Y" | "N";
  /** When the setting was changed */ dateLastModified: string | null;
}

/** A setting of the site */
export interface Setting {
  /** The setting's unique number · at least 1 */ settingsUid: Id<"setting">;
  /** The service that reads it, by its name in code · at least 1 characters, at most 255 characters */ serviceName: string;
  /** What it is called · at least 1 characters, at most 255 characters */ settingName: string;
  /** Any JSON value; null of a secret one */ settingValue: unknown;
  /** Y when its value is stored sealed and never answered */ secretFlag: "Y" | "N";
  /** Y when it has a value, also one that is not answered */ hasValue: "Y" | "N";
  /** What it does · at most 255 characters */ description: string | null;
  /** 704 counts, 705 is set aside, 700 is deleted */ statusCd: 704 | 705 | 700;
  /** Rises with every change of the setting · at least 1 */ version: number;
  dateCreated: string;
  dateLastModified: string;
}

/** What to change of a meeting's notes */
export interface UpdateFyxerTranscriptInput {
  /** What the meeting was about · at least 1 characters, at most 255 characters */ title?: string;
  /** When it began */ meetingDate?: string;
  /** Who said what · at least 1 characters, at most 1000000 characters */ transcript?: string;
  /** How long it took · at least 0, at most 2147483647 */ durationMinutes?: number | null;
  /** Who invited · at most 255 characters */ organizer?: string | null;
  /** Who took part, by comma · at most 4000 characters */ participants?: string | null;
  /** What was agreed · at most 1000000 characters */ summary?: string | null;
  /** Its identifier at Fyxer · at most 255 characters */ sourceId?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the meeting transcript's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a setting */
export interface UpdateSettingInput {
  /** Any JSON value in place of the stored one */ settingValue?: unknown;
  /** Y to store its value sealed; it is never answered then */ secretFlag?: "Y" | "N";
  /** What it does · at most 255 characters */ description?: string | null;
  /** 704 to let it count, 705 to set it aside; delete to get 700 */ statusCd?: 704 | 705;
  /** The `version` that this goes by; when somebody has changed the setting since, it is refused (409) · at least 1 */ expectedVersion?: number;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `site.fyxerTranscript.list` takes: List each meeting transcript */
export interface FyxerTranscriptListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "meeting_date|DESC" */ orderBy?: string;
  /** Words to look for in the meeting transcript */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `site.fyxerTranscript.create` takes: Create a meeting transcript */
export interface FyxerTranscriptCreateInput {
  /** What the meeting was about · at least 1 characters, at most 255 characters */ title: string;
  /** When it began */ meetingDate: string;
  /** Who said what · at least 1 characters, at most 1000000 characters */ transcript: string;
  /** How long it took · at least 0, at most 2147483647 */ durationMinutes?: number | null;
  /** Who invited · at most 255 characters */ organizer?: string | null;
  /** Who took part, by comma · at most 4000 characters */ participants?: string | null;
  /** What was agreed · at most 1000000 characters */ summary?: string | null;
  /** Its identifier at Fyxer · at most 255 characters */ sourceId?: string | null;
}

/** What `site.fyxerTranscript.get` takes: Get one meeting transcript */
export interface FyxerTranscriptGetInput {
  /** The unique number of the meeting transcript · at least 1 */ fyxerTranscriptHdrUid: Id<"fyxerTranscript">;
}

/** What `site.fyxerTranscript.update` takes: Change a meeting transcript */
export interface FyxerTranscriptUpdateInput {
  /** The unique number of the meeting transcript · at least 1 */ fyxerTranscriptHdrUid: Id<"fyxerTranscript">;
  /** What the meeting was about · at least 1 characters, at most 255 characters */ title?: string;
  /** When it began */ meetingDate?: string;
  /** Who said what · at least 1 characters, at most 1000000 characters */ transcript?: string;
  /** How long it took · at least 0, at most 2147483647 */ durationMinutes?: number | null;
  /** Who invited · at most 255 characters */ organizer?: string | null;
  /** Who took part, by comma · at most 4000 characters */ participants?: string | null;
  /** What was agreed · at most 1000000 characters */ summary?: string | null;
  /** Its identifier at Fyxer · at most 255 characters */ sourceId?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the meeting transcript's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `site.fyxerTranscript.delete` takes: Delete a meeting transcript */
export interface FyxerTranscriptDeleteInput {
  /** The unique number of the meeting transcript · at least 1 */ fyxerTranscriptHdrUid: Id<"fyxerTranscript">;
  /** Only as long as nobody changed it since: the meeting transcript's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `site.metaFiles.robots` takes: Get what crawlers are told of the site */
export interface MetaFilesRobotsInput {

}

/** What `site.notifications.create` takes: Notify everybody, everybody of a role, or one user */
export interface NotificationsCreateInput {
  /** The headline · at least 1 characters, at most 255 characters */ title: string;
  /** What there is to say · at least 1 characters, at most 4000 characters */ message: string;
  /** How grave it is · @default "info" */ level?: "info" | "success" | "warning" | "error";
  /** Where to read more: a path of the application, or an address beginning with https:// · at most 255 characters */ link?: string | null;
  /** For this user only; without it and `role` for everybody · at least 1 */ usersId?: Id<"user">;
  /** Everybody of this role */ role?: "guest" | "shopper" | "approver" | "salesRep" | "warehouse" | "auditor" | "administrator" | "developer" | null;
  /** When it is shown no more */ dateExpires?: string | null;
  /** What is told, for applications that word it in the reader's language; they show `title` and `message` where they do not know it · at least 1 characters, at most 255 characters */ wording?: string | null;
  /** What the words name, by name: a person, an amount as a decimal number */ wordingValues?: Record<string, string> | null;
}

/** What `site.notifications.list` takes: List what the caller is notified of, the newest first */
export interface NotificationsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "date_created|DESC" */ orderBy?: string;
}

/** What `site.openSearch.embedding` takes: Turn a text into a vector for similarity search */
export interface OpenSearchEmbeddingInput {
  /** The text · at least 1 characters, at most 1000000 characters */ q: string;
}

/** What `site.settings.list` takes: List the settings of a service */
export interface SettingsListInput {
  /** The service whose settings are asked for · at least 1 characters, at most 255 characters */ serviceName: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "setting_name|ASC" */ orderBy?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `site.settings.create` takes: Create a setting */
export interface SettingsCreateInput {
  /** The service that reads it, by its name in code · at least 1 characters, at most 255 characters */ serviceName: string;
  /** What it is called · at least 1 characters, at most 255 characters */ settingName: string;
  /** Any JSON value */ settingValue: unknown;
  /** Y to store its value sealed; it is never answered then · @default "N" */ secretFlag?: "Y" | "N";
  /** What it does · at most 255 characters */ description?: string | null;
}

/** What `site.settings.get` takes: Get one setting */
export interface SettingsGetInput {
  /** The unique number of the setting · at least 1 */ settingsUid: Id<"setting">;
}

/** What `site.settings.update` takes: Change a setting */
export interface SettingsUpdateInput {
  /** The unique number of the setting · at least 1 */ settingsUid: Id<"setting">;
  /** Any JSON value in place of the stored one */ settingValue?: unknown;
  /** Y to store its value sealed; it is never answered then */ secretFlag?: "Y" | "N";
  /** What it does · at most 255 characters */ description?: string | null;
  /** 704 to let it count, 705 to set it aside; delete to get 700 */ statusCd?: 704 | 705;
  /** The `version` that this goes by; when somebody has changed the setting since, it is refused (409) · at least 1 */ expectedVersion?: number;
}

/** What `site.settings.delete` takes: Delete a setting */
export interface SettingsDeleteInput {
  /** The unique number of the setting · at least 1 */ settingsUid: Id<"setting">;
  /** The `version` that this goes by; when somebody has changed the setting since, it is refused (409) · at least 1 */ expectedVersion?: number;
}

/** What `site.settings.tryAccount` takes: Try the account of a site with an outside system */
export interface SettingsTryAccountInput {
  /** The setting that holds the account · at least 1 */ settingsUid: Id<"setting">;
}

/** What `site.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `site.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `site.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `site`: what it takes, which inputs have defaults, what `data` it answers. */
export interface SiteOperations {
  "fyxerTranscript.list": { input: FyxerTranscriptListInput; defaults: "limit" | "offset" | "orderBy"; data: FyxerTranscript[] };
  "fyxerTranscript.create": { input: FyxerTranscriptCreateInput; defaults: never; data: FyxerTranscript };
  "fyxerTranscript.get": { input: FyxerTranscriptGetInput; defaults: never; data: FyxerTranscript };
  "fyxerTranscript.update": { input: FyxerTranscriptUpdateInput; defaults: never; data: FyxerTranscript };
  "fyxerTranscript.delete": { input: FyxerTranscriptDeleteInput; defaults: never; data: Deleted };
  "metaFiles.robots": { input: MetaFilesRobotsInput; defaults: never; data: RobotsFile };
  "notifications.create": { input: NotificationsCreateInput; defaults: "level"; data: Notification };
  "notifications.list": { input: NotificationsListInput; defaults: "limit" | "offset" | "orderBy"; data: Notification[] };
  "openSearch.embedding": { input: OpenSearchEmbeddingInput; defaults: never; data: Embedding };
  "settings.list": { input: SettingsListInput; defaults: "limit" | "offset" | "orderBy"; data: Setting[] };
  "settings.create": { input: SettingsCreateInput; defaults: "secretFlag"; data: Setting };
  "settings.get": { input: SettingsGetInput; defaults: never; data: Setting };
  "settings.update": { input: SettingsUpdateInput; defaults: never; data: Setting };
  "settings.delete": { input: SettingsDeleteInput; defaults: never; data: Deleted };
  "settings.tryAccount": { input: SettingsTryAccountInput; defaults: never; data: AccountTrial };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
