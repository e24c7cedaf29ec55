import type { DeclaredEndpoint } from "../../endpoint.ts";
import { type Fields, uid } from "../../fields.ts";

type CrudEndpoints = Record<"list" | "create" | "get" | "update" | "delete", DeclaredEndpoint>;

/** The item in the path of one of its records. */
export const invMastUid = uid("The item");

/**
 * The endpoints of what belongs to an item, whose number the path of the list calls `id` and the path of one record
 * `invMastUid`.
 */
export function belowItem(endpoints: CrudEndpoints, name: string, key: string): CrudEndpoints {
  const item: Fields = { id: uid("invMastUid of the item") };
  const all = { path: `/{id}/${name}`, params: item };
  const path = `/{invMastUid}/${name}/{${key}}`;
  return {
    list: { ...endpoints.list, ...all },
    create: { ...endpoints.create, ...all },
    get: { ...endpoints.get, path },
    update: { ...endpoints.update, path },
    delete: { ...endpoints.delete, path },
  };
}
