import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { apiKeys } from "./api-keys.ts";
import { content as articles } from "./content.ts";
import { menu } from "./menu.ts";
import { openId } from "./open-id.ts";
import { tags } from "./tags.ts";
import { userGroups } from "./user-groups.ts";
import { userIdentities } from "./user-identities.ts";
import { usergroups } from "./usergroups.ts";
import { users } from "./users.ts";

/** Articles, menus, tags, users and their groups, signing in by password or identity provider, and API keys. */
export const content: Service = service({
  name: "content",
  title: "Content and users",
  description: "Articles, menus and tags; users, user groups, the verification of passwords and API keys.",
  domains: { apiKeys: "users", openId: "users", usergroups: "users", users: "users", system: "system" },
  resources: {
    content: articles,
    menu,
    tags,
    usergroups,
    users,
    "users.groups": userGroups,
    "users.identities": userIdentities,
    apiKeys,
    openId,
    system,
  },
});
