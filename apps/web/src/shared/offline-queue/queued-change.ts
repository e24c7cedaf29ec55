import type { VmiOperations } from "@purvey/contract/generated/vmi";
import type { WarehouseOpsOperations } from "@purvey/contract/generated/warehouseOps";

type InputsOf<Service extends string, Operations> = {
  [K in keyof Operations & string as `${Service}.${K}`]: Operations[K] extends { input: infer Input } ? Input : never;
};

/**
 * The changes that may wait for the network, with their inputs: movements of goods and what was counted. Money and
 * orders are not among them: they are sent while somebody looks, or not at all.
 */
export type QueueableInputs = Pick<
  InputsOf<"warehouseOps", WarehouseOpsOperations> & InputsOf<"vmi", VmiOperations>,
  | "warehouseOps.receiving.create"
  | "warehouseOps.receiving.update"
  | "warehouseOps.binTransfer.create"
  | "warehouseOps.binTransfer.update"
  | "warehouseOps.transfer.create"
  | "warehouseOps.transfer.update"
  | "warehouseOps.transferShipping.create"
  | "warehouseOps.transferShipping.update"
  | "warehouseOps.transferReceipt.create"
  | "warehouseOps.transferReceipt.update"
  | "vmi.warehouse.adjust"
  | "vmi.warehouse.usage"
  | "vmi.warehouse.receive"
  | "vmi.warehouse.transfer"
>;

/** The id of a call that may wait. */
export type QueueableEndpoint = keyof QueueableInputs;

/** Whose change it is: only they send it, and only on their site. */
export interface ChangeOwner {
  readonly siteId: string;
  readonly userId: number;
}

/**
 * How far a change is. `waiting` and `sending` are not stored yet. `stored` the server said. `refused` it will not take
 * as it is; the change stays until somebody decides.
 */
export type ChangeState = "waiting" | "sending" | "stored" | "refused";

/** The input of a call, whose number the queue gives where none is given. */
export type QueuedInput<Endpoint extends QueueableEndpoint> = Endpoint extends unknown
  ? QueueableInputs[Endpoint] extends { requestId: string }
    ? Omit<QueueableInputs[Endpoint], "requestId"> & { readonly requestId?: string }
    : QueueableInputs[Endpoint]
  : never;

/** What is handed to the queue. */
export interface NewChange<Endpoint extends QueueableEndpoint = QueueableEndpoint> {
  readonly endpoint: Endpoint;
  readonly input: QueuedInput<Endpoint>;
  /** What it is in the person's words: "Receipt of PO 70015". */
  readonly label: string;
  /** What must be sent in order, such as `po/70015`. Changes of different records do not wait for each other. */
  readonly record: string;
  /** How many changes it is for a person, such as the lines of a receipt. @default 1 */
  readonly changes?: number;
  /** Where the record is looked at: `/ops/receiving/70015`. */
  readonly path?: string;
  /** What was entered as its screen can show it again, should it be refused. It stays on the device. */
  readonly draft?: object;
}

/** What takes the place of what was refused; what is left out stays. */
export interface Correction extends Partial<Pick<NewChange, "label" | "record" | "changes" | "draft">> {
  readonly input: QueuedInput<QueueableEndpoint>;
}

/** A change in the queue. */
export interface QueuedChange extends ChangeOwner {
  /** Its place in the queue. */
  readonly id: number;
  readonly endpoint: QueueableEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly record: string;
  readonly changes: number;
  readonly path: string | undefined;
  /** What was entered, as the screen of the change gave it. */
  readonly draft?: unknown;
  /** The idempotency key, made once; documents carry it as their `requestId` too. */
  readonly key: string;
  readonly state: ChangeState;
  /** How often it was sent. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** When it may have reached the server first; undefined before it was sent. */
  readonly sentAt: number | undefined;
  /** Not to be sent again before. */
  readonly notBefore: number;
  /** Why it is not stored: the server's sentence, or the network's. */
  readonly problem: string | undefined;
  /** The server's id of the refused request. */
  readonly requestId: string | undefined;
  readonly storedAt: number | undefined;
  /** What the server answered. */
  readonly answer: unknown;
}
