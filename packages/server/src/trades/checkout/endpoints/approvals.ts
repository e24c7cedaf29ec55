import type { CommerceOperations } from "@purvey/contract/generated/commerce";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { readPolicy, updatePolicy } from "../approvals/approval-policy.ts";
import { listApprovals, readApproval } from "../approvals/read-approvals.ts";
import { askForApproval, decideApproval, withdrawApproval } from "../checkout/approve-checkout.ts";

type ApprovalOperations = Pick<
  CommerceOperations,
  Extract<keyof CommerceOperations, `approvals.${string}` | `approvalPolicy.${string}`>
>;

/** `/approvals` and `/approval-policy`: orders over a limit, and who approves them. */
export const approvalHandlers: Handlers<ApprovalOperations> = {
  "approvals.create": ({ checkoutUid }, context) => askForApproval(checkoutUid, context),
  "approvals.list": listApprovals,
  "approvals.get": ({ approvalUid }, context) => readApproval(approvalUid, context),
  "approvals.decide": decideApproval,
  "approvals.withdraw": ({ approvalUid }, context) => withdrawApproval(approvalUid, context),
  "approvalPolicy.get": ({ customerId }, context) => readPolicy(customerId, context),
  "approvalPolicy.update": updatePolicy,
};
