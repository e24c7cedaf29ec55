import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, nullable, oneOf, text, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** What became of an order that was sent to the ERP again. */
export const OrderReset: ObjectSchema = entity("OrderReset", "What became of an order that was sent to the ERP again", {
  orderNo: uid("The order"),
  importUid: uid("The import record that carries it"),
  created: yes({ description: "True when the earlier one had arrived, so that a new one was made" }),
  importState: oneOf(["initial", "hold", "delivered"], {
    description: "`initial` is on its way, `hold` waits for a correction, `delivered` has arrived",
  }),
  importResults: nullable(text({ description: "What the ERP said", example: "Taken over as order 500123." })),
});

/** `/orders/{id}/reset`: an order that has to go to the ERP once more. */
export const orders: Resource = resource("/orders", {
  reset: get("/{id}/reset", {
    params: { id: uid("The order's number") },
    returns: OrderReset,
    summary: "Send an order to the ERP again",
    description:
      "Changes something, though it is a GET: nobody repeats or prefetches it. What waits or is on hold is handed over again; what had arrived goes out once more as a new import. Refused (409) for an order that has never been on its way.",
    words: ["resubmit", "retry", "resend", "import", "requeue"],
    tasks: [
      "hand an order over once more",
      "order is missing in the ERP",
      "order did not arrive in the ERP, push it again",
      "resubmit an order to P21",
      "order is stuck, send once more",
    ],
    permission: "import.write",
    scope: "site",
    safe: false,
    invalidates: ["imports.import"],
    rules: ["R258"],
    errors: ["RESOURCE_CONFLICT"],
  }),
});
