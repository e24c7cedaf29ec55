import type { ContentOperations } from "@purvey/contract/generated/content";
import { content } from "@purvey/contract/services/content/index";
import { type Implementation, implement } from "../../implement.ts";
import { systemHandlers } from "../system.ts";
import { contentHandlers } from "./content.ts";
import { menuHandlers } from "./menu.ts";
import { tagHandlers } from "./tags.ts";
import { userGroupHandlers } from "./user-groups.ts";
import { userIdentityHandlers } from "./user-identities.ts";
import { usergroupHandlers } from "./usergroups.ts";
import { userHandlers } from "./users.ts";

/** Articles, menus, tags, users, groups and signing in. */
export const contentImplementation: Implementation = implement<ContentOperations>(content, {
  ...contentHandlers,
  ...menuHandlers,
  ...tagHandlers,
  ...usergroupHandlers,
  ...userHandlers,
  ...userGroupHandlers,
  ...userIdentityHandlers,
  ...systemHandlers(content),
});
