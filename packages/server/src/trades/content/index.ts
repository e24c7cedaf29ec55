// What other trades may take of this one.
export { canonicalName, createUser } from "./create-user.ts";
export { userHandlers } from "./endpoints/content/users.ts";
export { updateUser } from "./update-user.ts";
