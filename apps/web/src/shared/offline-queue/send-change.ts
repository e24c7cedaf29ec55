import type { Transport } from "@purvey/client";
import { callAt } from "@purvey/react/queries";
import type { SessionStore } from "../session/session-store.ts";
import type { ChangeOwner, QueuedChange } from "./queued-change.ts";

const clients = {
  warehouseOps: async () => (await import("../warehouse-ops-api.ts")).createWarehouseOpsApi,
  vmi: async () => (await import("../vmi-api.ts")).createVmiApi,
};

/**
 * Sends changes of one person as him: nothing goes out with the token of somebody who signed in later. The queue knows
 * when to send again, so the client does not; an answer that is not what the contract says is stored all the same.
 */
export function changeSender(
  owner: ChangeOwner,
  session: SessionStore,
  transport: Transport | undefined,
): (change: QueuedChange) => Promise<unknown> {
  const isHe = () => session.get().userId === owner.userId && session.get().siteId === owner.siteId;
  const token: SessionStore["token"] = (asked) => (isHe() ? session.token(asked) : undefined);
  return async ({ endpoint, input, key }) => {
    const [service, ...path] = endpoint.split(".") as [keyof typeof clients, ...string[]];
    const create = await clients[service]();
    const client = create(owner.siteId, { token }, transport);
    const options = { idempotencyKey: key, retries: 0, validate: { response: "report" } } as const;
    return (await callAt(client, [service, ...path])(input, options)).data;
  };
}
