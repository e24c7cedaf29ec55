import { get, post, put, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  ifLastModified,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  paging,
  required,
  text,
  uid,
  yes,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";

/** A colleague who may release checkouts. */
export const CheckoutApprover: ObjectSchema = entity("CheckoutApprover", "A colleague who may release checkouts", {
  usersId: uid("The user"),
  name: text({ description: "The user's name", example: "Amir Haddad" }),
});

const customerId = number({ description: "The customer who buys", example: 100200 });
const currency = text({ description: "What the amounts are in, ISO 4217", example: "USD" });
const statuses = ["asked", "approved", "declined", "withdrawn"];
const decision = oneOf(["approved", "declined"], { description: "The answer", example: "approved" });
const period = oneOf(["order", "month", "year"], {
  description: "What the limit is for: each order, a calendar month or a calendar year at the branch",
});

/** One step of the chain that an approval goes through. */
export const ApprovalStep: ObjectSchema = entity(
  "ApprovalStep",
  "One step of the chain that an approval goes through",
  {
    stepNo: integer({ min: 1, description: "Its place in the chain", example: 1 }),
    fromAmount: money({ description: "Orders of at least this total need it", example: 0 }),
    approvers: list(CheckoutApprover, {
      description:
        "The colleagues who may decide it: the one whom the policy names, else everyone who may approve orders",
    }),
    decision: nullable(decision),
    decidedBy: nullable(uid("Who decided it; null while it is open")),
    decidedByName: nullable(text({ description: "Their name", example: "Amir Haddad" })),
    reason: nullable(text({ description: "Why", example: "One motor is enough." })),
    dateDecided: nullable(datetime({ description: "When it was decided" })),
  },
);

/** A request to approve an order that is over its buyer's limit. */
export const Approval: ObjectSchema = entity("Approval", "A request to approve an order over its buyer's limit", {
  approvalUid: uid("The approval's unique number"),
  checkoutUid: uid("The checkout that is to be approved"),
  customerId,
  requestedBy: uid("The buyer who asks"),
  requestedByName: text({ description: "Their name", example: "Dana Whitfield" }),
  status: oneOf(statuses, { description: "Where it stands", example: "asked" }),
  amount: money({ description: "The total that was asked for", example: 612.4 }),
  currency,
  limitAmount: nullable(money({ description: "The limit that was exceeded", example: 500 })),
  limitPeriod: period,
  limitRemaining: nullable(money({ description: "What was left of it", example: 380 })),
  stepNo: integer({ min: 1, description: "The step it waits at, or ended with", example: 1 }),
  steps: list(ApprovalStep, {
    description: "What was decided, and while it is open the steps that its amount still needs by today's policy",
  }),
  isStale: yes({ description: "True when cart or checkout changed after asking: it can only be asked again" }),
  mayDecide: yes({ description: "True when it waits for the caller" }),
  dateCreated: datetime({ description: "When it was asked" }),
  dateLastModified: datetime(),
});

const limitFields = {
  usersId: nullable(uid("The one user that it is for; null when it is for a role")),
  role: nullable(
    oneOf(["shopper", "approver"], { description: "Everyone of this role who has no limit of their own" }),
  ),
  amount: money({ min: 0, max: most.amount, description: "What may be ordered without approval", example: 500 }),
  period,
};

/** What somebody may order without approval. */
export const SpendingLimit: ObjectSchema = entity(
  "SpendingLimit",
  "What a user, or everyone of a role, may order without approval",
  limitFields,
);

const stepFields = {
  usersId: nullable(uid("Who decides it; null for any colleague who may approve orders")),
  fromAmount: money({ min: 0, max: most.amount, description: "Orders of at least this total need it", example: 5000 }),
};

/** One step of a policy's chain. */
export const ApprovalPolicyStep: ObjectSchema = entity("ApprovalPolicyStep", "One step of a policy's chain", {
  stepNo: integer({ min: 1, description: "Its place in the chain", example: 2 }),
  ...stepFields,
});

/** Who of a customer may order how much, and who approves what is more. */
export const ApprovalPolicy: ObjectSchema = entity(
  "ApprovalPolicy",
  "Who of a customer may order how much, and who approves what is more",
  {
    customerId,
    currency,
    limits: list(SpendingLimit, { description: "A user's own limit is the web allowance of their contact" }),
    steps: list(ApprovalPolicyStep, {
      description: "The chain of approvers; when empty, one approval by any colleague who may approve orders is enough",
    }),
    dateLastModified: nullable(datetime({ description: "When it was changed last; null where there is none yet" })),
  },
);

const one = { approvalUid: uid("The approval") };
const words = ["approval", "requisition", "sign off", "spending limit"];
const invalidates = ["commerce.approvals", "commerce.checkout", "commerce.cartHdr", "site.notifications"];

/** `/approvals`: orders over a limit, from asking to the decision. */
export const approvals: Resource = resource("/approvals", {
  create: post("", {
    body: input("CreateApprovalInput", "A checkout to be approved", {
      checkoutUid: required(uid("The caller's own checkout")),
    }),
    returns: Approval,
    summary: "Ask colleagues to approve an order over the limit",
    description:
      "The checkout must have no other errors (422), and must need an approval (409). The approvers of the first step are notified. Asking again for the same cart answers the open request; after a change of cart or checkout it replaces it.",
    words: [...words, "submit for approval", "request approval"],
    tasks: ["submit an order for approval", "ask my boss to approve a purchase", "request approval of a cart"],
    permission: "cart.write",
    scope: "own",
    idempotent: true,
    invalidates,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    extension: true,
  }),
  list: get("", {
    query: {
      ...paging(),
      status: oneOf(statuses, { description: "Only these" }),
      awaiting: oneOf(["me"], { description: "`me`: only those that wait for the caller's decision" }),
    },
    returns: list(Approval),
    summary: "List approvals, the newest first",
    description:
      "One's own requests; with the permission `checkout.activate` also those of the customers whom one may see.",
    words: [...words, "pending approvals", "approval queue"],
    tasks: ["orders waiting for my approval", "what do I have to sign off", "which requests were declined"],
    permission: "cart.write",
    scope: "customer",
    extension: true,
  }),
  get: get("/{approvalUid}", {
    params: one,
    returns: Approval,
    summary: "Get an approval with the steps of its chain",
    words: [...words, "approval status", "who approved"],
    tasks: ["who approved this purchase", "why was my order declined", "how far is an approval"],
    permission: "cart.write",
    scope: "customer",
    extension: true,
  }),
  decide: put("/{approvalUid}/decision", {
    params: one,
    body: input("DecideApprovalInput", "The decision of one step", {
      decision: required(decision),
      stepNo: required(integer({ min: 1, max: 20, description: "The step that the caller decides", example: 1 })),
      reason: text({ max: 1000, description: "Why; required to decline", example: "One motor is enough." }),
    }),
    returns: Approval,
    summary: "Approve or decline a step of an approval",
    description:
      "For the approvers of the step, never for who asked. The last approval releases the checkout to be ordered up to the amount that was asked for; a decline ends the approval and tells the buyer why. Of two decisions at the same time one counts, and the other is told whose (409). So is a request whose cart, checkout or total changed since it was asked.",
    words: [...words, "accept", "reject"],
    tasks: ["approve a request of a colleague", "decline a purchase request", "reject an order with a reason"],
    permission: "checkout.activate",
    scope: "customer",
    invalidates,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    extension: true,
  }),
  withdraw: put("/{approvalUid}/withdraw", {
    params: one,
    returns: Approval,
    summary: "Withdraw a request for approval",
    description: "For who asked, while it is open; the cart can be changed again.",
    words: [...words, "cancel request", "take back"],
    tasks: ["cancel my approval request", "withdraw an order from approval"],
    permission: "cart.write",
    scope: "customer",
    invalidates,
    errors: ["RESOURCE_CONFLICT"],
    extension: true,
  }),
});

const ofPolicy = { customerId };

/** `/approval-policy/{customerId}`: spending limits and the chain of approvers of a customer. */
export const approvalPolicy: Resource = resource("/approval-policy/{customerId}", {
  get: get("", {
    params: ofPolicy,
    returns: ApprovalPolicy,
    summary: "Get the spending limits and the chain of approvers of a customer",
    words: ["approval rules", "spending limits", "purchase limits", "thresholds", "approver chain"],
    tasks: ["who approves orders above an amount", "spending limits of a company", "approval rules of a customer"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    extension: true,
  }),
  update: put("", {
    params: ofPolicy,
    body: input("UpdateApprovalPolicyInput", "All limits and the whole chain", {
      limits: required(
        list(input("SpendingLimitInput", "One limit", { ...limitFields, amount: required(limitFields.amount) }), {
          max: most.entries,
          description: "Users who are not listed have no limit of their own",
        }),
      ),
      steps: required(
        list(input("ApprovalStepInput", "One step", { ...stepFields, fromAmount: required(stepFields.fromAmount) }), {
          max: 20,
          description: "In their order, with amounts that rise from 0",
        }),
      ),
      ifLastModified: ifLastModified("approval policy"),
    }),
    returns: ApprovalPolicy,
    errors: ["RESOURCE_CONFLICT"],
    summary: "Set the spending limits and the chain of approvers of a customer",
    description:
      "Replaces the whole policy; amounts are in the site's currency of this moment. Where the site sells in another currency later, a role's limit counts as 0 and every step is needed. Open approvals go on by the new chain.",
    words: ["approval rules", "spending limits", "purchase limits", "thresholds", "approver chain"],
    tasks: ["set spending limits", "require a second approval above an amount", "change who approves orders"],
    permission: "user.write",
    scope: ofCustomer({ customerId: "customer" }),
    invalidates: ["commerce", "customers.contacts"],
    extension: true,
  }),
});
