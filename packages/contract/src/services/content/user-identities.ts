import { get, post, type Resource, remove, resource } from "../../endpoint.ts";
import { datetime, entity, input, list, paging, required, text, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const issuer = text({
  min: 1,
  max: 255,
  description: "What the issuer's tokens say in `iss`, to the letter",
  example: "https://login.example.com",
});
const subject = text({
  min: 1,
  max: 255,
  description: "What its tokens for this person say in `sub`",
  example: "00u1a2b3c4",
});

/** Who a user is at an outside issuer of tokens. */
export const UserIdentity: ObjectSchema = entity("UserIdentity", "Who a user is at an outside issuer of tokens", {
  userIdentityUid: uid("The identity's unique number"),
  userId: uid("The user"),
  issuer,
  subject,
  dateCreated: datetime({ description: "When it was linked" }),
});

const UserIdentityInput = input("UserIdentityInput", "Who a user is at an outside issuer", {
  issuer: required(issuer),
  subject: required(subject),
});

const UnlinkedIdentity = entity("UnlinkedIdentity", "An identity that speaks for the user no more", {
  uid: uid("The identity"),
  deleted: yes({ description: "Always true", example: true }),
});

const user = { id: uid("The user's unique number") };
const words = ["single sign-on", "sso", "identity provider", "openid connect", "oidc", "external login"];

/** The identities of one user at outside issuers. */
export const userIdentities: Resource = resource("/users/{id}/identities", {
  list: get("", {
    params: user,
    query: paging({ max: 100 }),
    returns: list(UserIdentity),
    summary: "List who a user is at outside issuers of tokens",
    words,
    tasks: ["by which identity provider somebody signs in"],
    permission: "user.write",
    scope: "customer",
    extension: true,
  }),
  create: post("", {
    params: user,
    body: UserIdentityInput,
    returns: UserIdentity,
    summary: "Let the tokens of an outside issuer speak for a user",
    description:
      "Whoever the issuer calls so is this user from now on, with the user's role, customer and standing. A person is one user of a site at most (409).",
    words: [...words, "link", "connect"],
    tasks: ["let somebody sign in with the company's identity provider"],
    permission: "user.write",
    scope: "customer",
    invalidates: ["content.users.identities"],
    errors: ["RESOURCE_CONFLICT"],
    extension: true,
  }),
  delete: remove("/{userIdentityUid}", {
    params: { ...user, userIdentityUid: uid("The identity") },
    returns: UnlinkedIdentity,
    summary: "Let the tokens of an outside issuer speak for a user no more",
    words: [...words, "unlink", "disconnect"],
    permission: "user.write",
    scope: "customer",
    invalidates: ["content.users.identities"],
    extension: true,
  }),
});
