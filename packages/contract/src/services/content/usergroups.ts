import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, nullable, oneOf, orderBy, paging, text, uid } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { numberList } from "./comma-list.ts";

/** The fields of a user group, as the specification spells them. */
export const userGroupFields: Readonly<Record<string, Schema>> = {
  id: uid("The group's unique number"),
  parent_id: integer({ min: 0, description: "The group above; 0 at the top", example: 1 }),
  lft: integer({ description: "Left bound of the nested set: a group's bounds enclose those below it", example: 2 }),
  rgt: integer({ description: "Right bound of the nested set", example: 3 }),
  level: integer({ min: 0, description: "Depth in the tree; 0 at the top", example: 1 }),
  title: text({ example: "Buyers" }),
  description: nullable(text({ description: "What the group is for", example: "People who order" })),
  published: oneOf([1, 0], { description: "1 in use, 0 not" }),
  created: datetime({ description: "When it was created" }),
  created_by: nullable(uid("The user who created it")),
  modified: nullable(datetime({ description: "When it was last changed" })),
  modified_by: nullable(uid("The user who changed it last")),
  rules: nullable(text({ description: "Rules of the group as JSON text", example: '{"allowance":500}' })),
  access: integer({ description: "The access level that members have", example: 1 }),
  note: nullable(text({ description: "A remark for administrators" })),
};

/** A group of users (R202). */
export const UserGroup: ObjectSchema = entity(
  "UserGroup",
  "A group of users; a role it carries is given to its members",
  {
    ...userGroupFields,
    role: nullable(text({ description: "The role that members get, if any", example: "shopper" })),
    isDefault: { type: "boolean", description: "New users get this group when none is named", examples: [false] },
  },
);

/** All groups of the site. */
export const usergroups: Resource = resource("/usergroups", {
  list: get("", {
    query: {
      parentIdList: numberList("Only groups directly below these; 0 for the top"),
      ...paging({ max: 100 }),
      orderBy: orderBy("id|ASC"),
    },
    returns: list(UserGroup),
    summary: "List the user groups of the site",
    description: "The caller builds the tree from `parent_id`.",
    words: ["roles", "access groups", "teams", "departments", "who may do what"],
    tasks: ["which roles exist", "user roles available", "permission groups"],
    permission: "user.read",
    scope: "site",
    rules: ["R002", "R033", "R202"],
  }),
});
