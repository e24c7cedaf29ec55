import { get, post, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, list, paging, required, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { UserGroup } from "./usergroups.ts";

/** A group as a user belongs to it. */
export const UserGroupMembership: ObjectSchema = entity("UserGroupMembership", "A group as a user belongs to it", {
  ...UserGroup.properties,
  isActive: yes({ description: "False when the membership was taken away", example: true }),
  dateAssigned: datetime({ description: "When the user was put into the group" }),
});

/** What to put a user into (R054). */
export const UserGroupMapInput: ObjectSchema = input(
  "UserGroupMapInput",
  "A group to put a user into, or to take them out of",
  {
    groupId: required(uid("The group")),
    isActive: yes({ description: "False takes the user out of the group", default: true, example: true }),
  },
);

const user = { id: uid("The user's unique number") };
const words = ["roles", "rights", "access", "membership", "team"];

/** The groups of one user. */
export const userGroups: Resource = resource("/users/{id}/groups", {
  list: get("", {
    params: user,
    query: paging({ max: 100 }),
    returns: list(UserGroupMembership),
    summary: "List the groups that a user belongs to",
    description: "Active memberships only. A user may see their own; others need `user.read`.",
    words,
    tasks: ["which roles somebody has", "is the user an admin"],
    permission: "profile.own",
    scope: "customer",
    rules: ["R033", "R202"],
  }),
  create: post("", {
    params: user,
    body: UserGroupMapInput,
    returns: UserGroupMembership,
    summary: "Put a user into a group, or take them out of it",
    description: "Doing it twice is the same as doing it once. Nobody can hand out a role above their own.",
    words: [...words, "assign", "grant", "revoke", "remove"],
    tasks: [
      "give somebody a role",
      "take away a role",
      "make somebody an admin",
      "give permissions to a user",
      "remove someone from a role",
    ],
    permission: "user.write",
    scope: "customer",
    idempotent: true,
    invalidates: ["content.users", "content.users.groups"],
    rules: ["R054"],
  }),
  get: get("/{groupId}", {
    params: { ...user, groupId: uid("The group") },
    returns: UserGroupMembership,
    summary: "Get one group of a user, also one taken away",
    words,
    permission: "profile.own",
    scope: "customer",
  }),
});
