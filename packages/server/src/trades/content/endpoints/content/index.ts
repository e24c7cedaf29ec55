import type { ContentOperations } from "@purvey/contract/generated/content";
import { content } from "@purvey/contract/services/content/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { apiKeyHandlers } from "./api-keys.ts";
import { contentHandlers } from "./content.ts";
import { menuHandlers } from "./menu.ts";
import { openIdHandlers } from "./open-id.ts";
import { tagHandlers } from "./tags.ts";
import { userGroupHandlers, usergroupHandlers } from "./user-groups.ts";
import { userIdentityHandlers } from "./user-identities.ts";
import { userHandlers } from "./users.ts";

/** Articles, menus, tags, users, groups, signing in and API keys. */
export const contentImplementation: Implementation = implement<ContentOperations>(content, {
  ...contentHandlers,
  ...menuHandlers,
  ...tagHandlers,
  ...usergroupHandlers,
  ...userHandlers,
  ...userGroupHandlers,
  ...userIdentityHandlers,
  ...apiKeyHandlers,
  ...openIdHandlers,
  ...systemHandlers(content),
});
