import { get, post, put, type Resource, remove, resource } from "../../endpoint.ts";
import { ifLastModified, list, number, orderBy, paging, text, uid } from "../../fields.ts";
import { ofCustomer } from "../../scope.ts";
import { numberList } from "./comma-list.ts";
import {
  CreateUserInput,
  DeleteUserResult,
  UpdateUserInput,
  User,
  UserDoc,
  VerifyPasswordInput,
  VerifyPasswordResult,
} from "./user.ts";
import { UserTrinity } from "./user-trinity.ts";

const one = { id: uid("The user's unique number") };
const words = ["account", "login", "person", "colleague", "employee", "buyer"];
const own = "A user may see themselves; others need `user.read`, and a customer's people see only their own company.";

/** Users: people who sign in. */
export const users: Resource = resource("/users", {
  list: get("", {
    query: {
      customerId: number({ description: "Only users of this customer", example: 100200 }),
      accessLevelList: numberList("Only members of a group with one of these access levels"),
      q: text({ description: "Words that all stand in name, username or e-mail" }),
      orderBy: orderBy("id|ASC"),
      ...paging({ max: 100 }),
    },
    returns: list(User),
    summary: "List users",
    description: "Staff see the users of the site, a customer's people those of their own company.",
    words: [...words, "company users", "staff", "team", "who has access"],
    tasks: ["everybody who works for a company", "employees of a customer with accounts", "find a user by e-mail"],
    permission: "user.read",
    scope: "customer",
    rules: ["R002", "R009", "R033"],
  }),
  create: post("", {
    body: CreateUserInput,
    returns: User,
    summary: "Create a user",
    description:
      "Username and e-mail are unique on the site whatever the case. Nobody can hand out a role above their own.",
    words: [...words, "invite", "register", "sign up", "add"],
    tasks: ["open an account for a new buyer", "register a new person", "give someone a login"],
    permission: "user.write",
    scope: ofCustomer({ customerId: "customer" }),
    invalidates: ["content.users"],
    rules: ["R039", "R040", "R041", "R042", "R043", "R044", "R045", "R046"],
    errors: ["RESOURCE_CONFLICT"],
  }),
  get: get("/{id}", {
    params: one,
    returns: User,
    summary: "Get one user",
    description: own,
    words,
    tasks: ["look up a user account", "a user's e-mail and name"],
    permission: "profile.own",
    scope: "customer",
  }),
  update: put("/{id}", {
    params: one,
    body: UpdateUserInput,
    returns: User,
    summary: "Change a user, or one's own name, e-mail and password",
    description: "A user may change themselves; others need `user.write`.",
    words: [...words, "edit", "rename", "change password", "reset password", "unblock", "profile"],
    tasks: ["correct somebody's e-mail", "let a blocked user in again", "reset a forgotten password"],
    permission: "profile.own",
    scope: "customer",
    invalidates: ["content.users"],
    rules: ["R042", "R047", "R048", "R049", "R050"],
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
  delete: remove("/{id}", {
    params: one,
    query: { ifLastModified: ifLastModified("user") },
    returns: DeleteUserResult,
    summary: "Block a user so that they cannot sign in any more",
    description: "Users are kept because orders name them. Changing `block` to 0 lets the user in again.",
    words: [...words, "block", "ban", "disable", "deactivate", "lock out", "remove"],
    tasks: [
      "lock somebody out",
      "take away a leaver's access",
      "somebody left the company, remove access",
      "suspend an account",
      "stop someone signing in",
    ],
    permission: "user.write",
    scope: "customer",
    invalidates: ["content.users"],
    errors: ["BUSINESS_LOGIC_ERROR", "RESOURCE_CONFLICT"],
  }),
  doc: get("/{id}/doc", {
    params: one,
    returns: UserDoc,
    summary: "Get a user with customer, contact, groups and permissions",
    description: own,
    words: [...words, "everything about", "detail"],
    tasks: ["everything about a user", "full profile of a user"],
    permission: "profile.own",
    scope: "customer",
  }),
  trinity: get("/{id}/trinity", {
    params: one,
    returns: UserTrinity,
    summary: "Get a user's profile, groups, permissions, territory, role and rules in one answer",
    description: own,
    words: ["who am i", "me", "my permissions", "rights", "capabilities", "role", "territory", "session", "whoami"],
    tasks: ["what a user may see and do", "what am I allowed to do", "permissions and territory of a login"],
    permission: "profile.own",
    scope: "customer",
    rules: ["R202"],
  }),
  verifyPassword: post("/verify-password", {
    body: VerifyPasswordInput,
    returns: VerifyPasswordResult,
    summary: "Sign in: verify a password and get a token",
    description:
      "A wrong name and a wrong password get the same answer, 401. After ten failures for one name from one address each further attempt has to wait (429), twice as long each time and a quarter of an hour at most; users are not kept out by what others guess elsewhere. A blocked user is told so (403) once the password is right.",
    words: ["login", "log in", "sign in", "authenticate", "token", "session", "credentials", "jwt", "bearer"],
    tasks: ["log in with name and password", "get an access token", "check credentials"],
    permission: "none",
    scope: "public",
    rules: ["R002", "R051", "R052", "R053"],
    errors: ["AUTHENTICATION_REQUIRED", "INSUFFICIENT_PERMISSIONS", "RATE_LIMIT_EXCEEDED"],
  }),
});
