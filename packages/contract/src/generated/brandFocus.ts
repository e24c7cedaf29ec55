// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** How a brand stands for a category */
export interface BrandCategoryFocus {
  /** The focus' unique number · at least 1 */ brandCategoryFocusUid: Id<"brandCategoryFocus">;
  /** The brand · at least 1 */ brandsUid: Id<"brand">;
  /** The brand's name */ brandsName: string;
  /** The category · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The category's name */ itemCategoryDesc: string;
  /** The names from the root on */ fullPath: string;
  /** How much the brand stands for the category */ focusLevel: "primary" | "secondary" | "tertiary";
  /** The order among brands of a level; 100 comes first · at least 1, at most 100 */ priority: number;
  /** Who sees it: everybody, only staff, or nobody yet */ visibility: "public" | "private" | "draft";
  /** Items of the brand in the category and below it · at least 0 */ itemCount: number;
  dateCreated: string;
  dateLastModified: string;
}

/** What a brand stands for */
export interface CategoryFocusInput {
  /** The brand · at least 1 */ brandsUid: Id<"brand">;
  /** The categories; without them, the main categories of the brand's items · at most 5000 entries */ itemCategoryUids?: Id<"itemCategory">[];
  /** How much the brand stands for the category · @default "primary" */ focusLevel?: "primary" | "secondary" | "tertiary";
  /** The order among brands of a level; 100 comes first · at least 1, at most 100 · @default 50 */ priority?: number;
  /** Who sees it: everybody, only staff, or nobody yet · @default "public" */ visibility?: "public" | "private" | "draft";
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

/** What `brandFocus.categories.focus` takes: Put a brand's focus on categories */
export interface CategoriesFocusInput {
  /** The brand · at least 1 */ brandsUid: Id<"brand">;
  /** The categories; without them, the main categories of the brand's items · at most 5000 entries */ itemCategoryUids?: Id<"itemCategory">[];
  /** How much the brand stands for the category · @default "primary" */ focusLevel?: "primary" | "secondary" | "tertiary";
  /** The order among brands of a level; 100 comes first · at least 1, at most 100 · @default 50 */ priority?: number;
  /** Who sees it: everybody, only staff, or nobody yet · @default "public" */ visibility?: "public" | "private" | "draft";
}

/** What `brandFocus.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `brandFocus.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `brandFocus.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `brandFocus`: what it takes, which inputs have defaults, what `data` it answers. */
export interface BrandFocusOperations {
  "categories.focus": { input: CategoriesFocusInput; defaults: "focusLevel" | "priority" | "visibility"; data: BrandCategoryFocus[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
