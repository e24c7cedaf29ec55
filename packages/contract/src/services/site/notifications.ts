import { get, post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  list,
  nullable,
  oneOf,
  orderBy,
  paging,
  pick,
  record,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const role = oneOf(["guest", "shopper", "approver", "salesRep", "warehouse", "auditor", "administrator", "developer"], {
  description: "Everybody of this role",
  example: "warehouse",
});

/** A message of the site to its users. */
export const Notification: ObjectSchema = entity("Notification", "A message of the site to its users", {
  notificationUid: uid("The notification's unique number"),
  title: text({ min: 1, max: most.text, description: "The headline", example: "Stock count at Toledo" }),
  message: text({
    min: 1,
    max: 4000,
    description: "What there is to say",
    example: "Toledo counts its stock on Saturday; orders leave on Monday.",
  }),
  level: oneOf(["info", "success", "warning", "error"], { description: "How grave it is" }),
  link: nullable(
    text({
      max: 255,
      pattern: "^(/([^/\\\\].*)?|https://.+)$",
      patternMessage: "Expected a path such as /orders, or an address that begins with https://",
      description: "Where to read more: a path of the application, or an address beginning with https://",
      example: "/orders",
    }),
  ),
  usersId: nullable(uid("The one user that it is for; null when it is for more")),
  role: nullable(role),
  createdBy: nullable(uid("Who wrote it")),
  dateExpires: nullable(datetime({ description: "When it is shown no more" })),
  wording: nullable(
    text({
      min: 1,
      max: most.text,
      pattern: "^[a-zA-Z]+$",
      patternMessage: "Expected letters alone, such as approvalAsked",
      description:
        "What is told, for applications that word it in the reader's language; they show `title` and `message` where they do not know it",
      example: "approvalAsked",
    }),
  ),
  wordingValues: nullable(
    record(text({ max: 255 }), {
      description: "What the words name, by name: a person, an amount as a decimal number",
    }),
  ),
  approvalUid: nullable(uid("The approval that it is about")),
  quoteRequestUid: nullable(uid("The request for a quote that it is about")),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["announcement", "alert", "banner", "broadcast", "message", "news"];
const own = pick(
  Notification,
  "title",
  "message",
  "level",
  "link",
  "usersId",
  "role",
  "dateExpires",
  "wording",
  "wordingValues",
);

/** `/notifications`: messages of the site to its users. */
export const notifications: Resource = resource("/notifications", {
  create: post("", {
    body: input("CreateNotificationInput", "A new notification", {
      ...own,
      title: required(own.title ?? {}),
      message: required(own.message ?? {}),
      level: { ...own.level, default: "info" },
      usersId: uid("For this user only; without it and `role` for everybody"),
    }),
    returns: Notification,
    summary: "Notify everybody, everybody of a role, or one user",
    description:
      "Who lacks the permission `site.write` notifies one colleague of their own company or the representative who looks after it, and links to paths of the application only.",
    words,
    tasks: [
      "announce something",
      "show a banner to everybody",
      "warn a role",
      "announce downtime",
      "broadcast to everyone",
      "inform all users",
      "warn users about an outage",
    ],
    permission: "cart.write",
    scope: "customer",
    invalidates: ["site.notifications"],
  }),
  list: get("", {
    query: { ...paging(), orderBy: orderBy("date_created|DESC") },
    returns: list(Notification),
    summary: "List what the caller is notified of, the newest first",
    description:
      "What is for everybody, for their role, or for themselves, and has not expired. A request for approval is left out as soon as it no longer waits for the caller, a step of a quote as soon as another one follows.",
    words,
    tasks: ["unread news"],
    permission: "profile.own",
    scope: "own",
    extension: true,
  }),
});
