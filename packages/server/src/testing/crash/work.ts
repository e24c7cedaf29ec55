import type { PurveyClient } from "@purvey/client";
import { world } from "../../load/examples/world/names.ts";
import type { Send } from "./caller.ts";
import { ordered, purchased, stocked } from "./names.ts";

/** What a piece of work needs. */
export interface Task {
  /** Names what is written, so that it is found in the database. */
  readonly marker: string;
  /** Counts up through the round. */
  readonly number: number;
  readonly ada: PurveyClient;
  readonly walt: PurveyClient;
  /** The purchase order that always brings more. */
  readonly poNo: number;
  /** The parts of the stockrooms, in an order that differs from worker to worker. */
  readonly parts: readonly { readonly invMastUid: number }[];
  send<T>(call: Send<T>): Promise<T>;
  /** The same for the call that writes what is counted by the marker. */
  write<T>(kind: Kind, call: Send<T>): Promise<T>;
}

/** What is counted in the database, each by its marker. */
export type Kind =
  | "order"
  | "receiving"
  | "binTransfer"
  | "transfer"
  | "transferShipping"
  | "transferReceipt"
  | "restock"
  | "receive"
  | "usage"
  | "user"
  | "brand";

/** A sequence of calls as somebody makes them; ends at the first whose answer is lost and not asked for again. */
export type Work = (task: Task) => Promise<void>;

/** A cart of its own for each number, up to some ten thousand: a user has 999 of a customer. */
function cartOf(number: number) {
  const { northgate, lakeside } = world.customers;
  const [user, rest] = [Math.floor(number / 1998), number % 1998];
  const users = Object.values(world.users);
  return {
    userId: users[user % users.length] ?? world.users.ada,
    customerId: rest < 999 ? northgate : lakeside,
    userCartNo: 1 + (rest % 999),
  };
}

/** A cart of five lines, its checkout and its order. */
const placeOrder: Work = async ({ marker, number, ada: { commerce }, send, write }) => {
  const cart = cartOf(number);
  const { cartHdrUid } = await send((options) => commerce.cartHdr.lookup(cart, options).data);
  const lines = ordered.map((itemId) => ({ itemId, quantity: 1 }));
  await send((options) => commerce.cartLine.add({ cartHdrUid, lines }, options).data);
  const { checkoutUid } = await send((options) => commerce.checkout.create({ cartHdrUid }, options).data);
  await send((options) => commerce.checkout.activate({ checkoutUid }, options).data);
  const header = { customerPoNumber: marker };
  await write("order", (options) => commerce.checkout.prophet21Hdr.create({ checkoutUid, header }, options).data);
};

/** Goods that come and go to another bin. */
const receiveGoods: Work = async ({ marker, poNo, walt: { warehouseOps }, write }) => {
  const line = { itemId: purchased, uom: "EA" };
  const come = { poNo, referenceNo: marker, lines: [{ ...line, qtyReceived: 2, bin: "A-01-1" }] };
  await write("receiving", (options) => warehouseOps.receiving.create(come, options).data);
  const moved = [{ ...line, fromBin: "A-01-1", toBin: "A-01-2", quantity: 1 }];
  const move = {
    usersId: world.users.walt,
    locationId: world.locations.columbus,
    referenceNo: marker,
    requestId: marker,
    transfers: moved,
  };
  await write("binTransfer", (options) => warehouseOps.binTransfer.create(move, options).data);
};

/** Goods that go from one location to the other. */
const transferGoods: Work = async ({ marker, walt: { warehouseOps }, write }) => {
  const line = { itemId: purchased, uom: "EA" };
  const { columbus: locationId, toledo: toLocationId } = world.locations;
  const asked = { locationId, toLocationId, referenceNo: marker, lines: [{ ...line, quantity: 1 }] };
  const { transferUid } = await write("transfer", (options) => warehouseOps.transfer.create(asked, options).data);
  const left = { transferUid, referenceNo: marker, lines: [{ ...line, qtyShipped: 1 }] };
  await write("transferShipping", (options) => warehouseOps.transferShipping.create(left, options).data);
  const come = { transferUid, referenceNo: marker, lines: [{ ...line, qtyReceived: 1 }] };
  await write("transferReceipt", (options) => warehouseOps.transferReceipt.create(come, options).data);
};

/** Parts that a stockroom orders, receives, gives to the other and uses. */
const moveParts: Work = async ({ marker, number, parts, walt: { vmi }, send, write }) => {
  const { toledo, dayton } = world.vmi.stockrooms;
  const [warehouseUid, toWarehouseUid] = number % 2 === 0 ? [toledo, dayton] : [dayton, toledo];
  const distributorsUid = world.vmi.distributors.house;
  const items = parts.map((part) => ({ ...part, qtyToOrder: 10 }));
  const order = { warehouseUid, distributorsUid, beyondMaximum: true, poNumber: marker, restockItems: items };
  const { restockHdrUid } = await write("restock", (options) => vmi.restockHdr.create(order, options).data);
  const receipts = parts.map((part) => ({ ...part, qtyReceived: 10, restockHdrUid }));
  await write("receive", (options) => vmi.warehouse.receive({ warehouseUid, receipts }, options).data);
  const transfers = parts.map((part) => ({ ...part, qtyToTransfer: 4 }));
  await send((options) => vmi.warehouse.transfer({ warehouseUid, toWarehouseUid, transfers }, options).data);
  const usageItems = parts.map((part) => ({ ...part, qtyUsed: 3 }));
  await write(
    "usage",
    (options) => vmi.warehouse.usage({ warehouseUid, jobDescription: marker, usageItems }, options).data,
  );
};

/** A new user in a group, and a new brand. */
const enterRecords: Work = async ({ marker, ada: { content, items }, write }) => {
  const user = { username: marker, name: marker, email: `${marker}@crash.example`, password: `${marker}-Pa55word!` };
  await write("user", (options) => content.users.create(user, options).data);
  await write("brand", (options) => items.brands.create({ brandsName: marker }, options).data);
};

/** All kinds of work, each as often as it is to come. */
export const works: readonly [Work, ...Work[]] = [
  placeOrder,
  placeOrder,
  receiveGoods,
  transferGoods,
  moveParts,
  enterRecords,
];

/** The parts of the stockrooms by their numbers. */
export async function partsOf({ items }: PurveyClient): Promise<{ invMastUid: number }[]> {
  const found = await Promise.all(stocked.map((itemId) => items.invMast.list({ q: itemId }).data));
  return found.map((list, index) => {
    const item = list.find(({ itemId }) => itemId === stocked[index]);
    if (!item) throw new Error(`There is no item \`${stocked[index]}\` in the fixture world.`);
    return { invMastUid: item.invMastUid };
  });
}
