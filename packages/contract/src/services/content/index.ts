import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { content as articles } from "./content.ts";
import { menu } from "./menu.ts";
import { tags } from "./tags.ts";
import { userGroups } from "./user-groups.ts";
import { userIdentities } from "./user-identities.ts";
import { usergroups } from "./usergroups.ts";
import { users } from "./users.ts";

/** Articles, menus, tags, users and their groups, and signing in. */
export const content: Service = service({
  name: "content",
  title: "Content and users",
  description: "Articles, menus and tags; users, user groups and the verification of passwords.",
  domains: { usergroups: "users", users: "users", system: "system" },
  resources: {
    content: articles,
    menu,
    tags,
    usergroups,
    users,
    "users.groups": userGroups,
    "users.identities": userIdentities,
    system,
  },
});
