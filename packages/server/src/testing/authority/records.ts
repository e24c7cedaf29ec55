import sql from "sql-template-tag";
import { world } from "../../load/examples/world/names.ts";
import { checkoutDigest } from "../../trades/checkout/approvals/approval-chain.ts";
import type { TestServer } from "../test-server.ts";

/** The numbers of one customer's records, and of the people of the customer. */
export type Records = Awaited<ReturnType<typeof addRecords>>;

const { northgate, lakeside } = world.customers;

/** Whom records are made for. */
const people = {
  northgate: { customerId: northgate, username: "dana", contactId: world.contacts.dana },
  lakeside: { customerId: lakeside, username: "lena", contactId: world.contacts.lena },
} as const;

/**
 * Gives a customer what the fixture world does not have: carts, checkouts, an order of a checkout, lists, a page for a
 * card, a colleague, and a stockroom of each kind of record that can be changed and deleted.
 */
export async function addRecords(server: TestServer, whose: keyof typeof people) {
  const { customerId, username, contactId } = people[whose];
  const api = await server.clientFor(username);
  const { userId: usersId } = await server.principalOf(username);
  const colleague = await addColleague(server, `${whose}Colleague`, customerId);
  const cart = (userCartNo: number) => api.commerce.cartHdr.lookup({ userId: usersId, userCartNo }).data;
  const nuts = { itemId: "NUT-M8-NY", quantity: 100, unitOfMeasure: "EA" };
  const filled = async (userCartNo: number, line = nuts): Promise<number> => {
    const { cartHdrUid } = await cart(userCartNo);
    await api.commerce.cartLine.add({ cartHdrUid, lines: [line] });
    return cartHdrUid;
  };
  const checkoutOf = async (userCartNo: number, line = nuts): Promise<number> => {
    const checkout = await api.commerce.checkout.create({
      cartHdrUid: await filled(userCartNo, line),
      customerPoNumber: "PO-1",
    }).data;
    return checkout.checkoutUid;
  };
  const ask = () => api.commerce.quoteRequests.create({ lines: [nuts] }).data;
  const invMastUid = await itemOf(server, "NUT-M8-NY");
  await api.items.itemFavorites.create({ id: usersId, invMastUid }).data;
  const list = await api.items.itemWishlist.create({ id: usersId, name: "Shutdown", isPublic: "N" }).data;
  const line = await api.items.itemWishlist.hdr.createLine({
    id: usersId,
    hdr: list.itemWishlistHdrUid,
    invMastUid,
    qtyDesired: 1,
  }).data;
  const setup = await api.payments.unified.transactionSetup({ customerId }).data;
  const ordered = await checkoutOf(92);
  const order = await api.commerce.checkout.prophet21Hdr.create({
    checkoutUid: ordered,
    header: { customerPoNumber: "PO-2" },
  }).data;
  await addCharge(server, order.orderNo);
  const stockroom = await addStockroom(server, customerId, usersId, invMastUid);
  const stored = await storedRecords(server, customerId);
  return {
    customerId,
    usersId,
    contactId,
    colleague,
    userIdentityUid: await addIdentity(server, colleague),
    invMastUid,
    ordered,
    orderOfCheckout: order.orderNo,
    cart: await filled(93),
    cleared: await filled(94),
    checkout: await checkoutOf(95),
    released: await checkoutOf(96),
    toOrder: await checkoutOf(97),
    overLimit: await checkoutOf(99, { itemId: "HB-M8-40", quantity: 30, unitOfMeasure: "BX" }),
    approval: await addApproval(server, await checkoutOf(89), usersId),
    colleaguesApproval: await addApproval(server, await checkoutOf(90), colleague),
    quoteRequest: (await ask()).quoteRequestUid,
    askedQuote: (await ask()).quoteRequestUid,
    offeredQuote: await offered(server, (await ask()).quoteRequestUid),
    uncheckedCart: await filled(98),
    list: list.itemWishlistHdrUid,
    listLine: line.itemWishlistLineUid,
    transactionSetupId: setup.transactionSetupId,
    ...stockroom,
    ...stored,
    otherItem: await itemOf(server, "HB-M8-40"),
  };
}

/** What the fixture world has of the customer, by numbers that it gives itself. */
async function storedRecords({ db }: TestServer, customerId: number) {
  const row = await db.first<{ address: number; contract: number; contractLine: number }>(sql`
    select (select min(address_id) from address a where a.site_id = 'demo' and a.customer_id = ${customerId}) as address,
      h.job_price_hdr_uid as contract, (select min(l.job_price_line_uid) from job_price_line l
        where l.site_id = 'demo' and l.job_price_hdr_uid = h.job_price_hdr_uid) as "contractLine"
    from (select 1) one left join job_price_hdr h on h.site_id = 'demo' and h.customer_id = ${customerId} and h.job_no = ${world.job}`);
  return { address: row?.address, contract: row?.contract, contractLine: row?.contractLine };
}

async function addColleague({ db }: TestServer, username: string, customerId: number): Promise<number> {
  const row = await db.first<{ id: number }>(sql`
    insert into users (site_id, username, email, name, password_hash, role, customer_id, timezone, language)
    values ('demo', ${username}, ${`${username}@purveydemo.example`}, ${username}, 'x', 'shopper', ${customerId}, 'UTC', 'en-US')
    returning id`);
  await db.execute(sql`insert into user_group_map (site_id, user_id, group_id) values ('demo', ${row?.id}, 2)`);
  return row?.id as number;
}

async function addApproval({ db }: TestServer, checkoutUid: number, requestedBy: number): Promise<number> {
  const row = await db.first<{ uid: number }>(sql`
    insert into approval (site_id, checkout_uid, customer_id, requested_by, amount, currency, limit_period, cart_version, checkout_digest)
    select 'demo', k.checkout_uid, k.customer_id, ${requestedBy}, 600, 'USD', 'month', c.version, ${checkoutDigest}
    from checkout k join cart_hdr c on c.site_id = k.site_id and c.cart_hdr_uid = k.cart_hdr_uid
    where k.site_id = 'demo' and k.checkout_uid = ${checkoutUid}
    returning approval_uid as uid`);
  return row?.uid as number;
}

/** What an order's card bore. */
async function addCharge({ db }: TestServer, orderNo: number): Promise<void> {
  await db.execute(sql`
    insert into order_payment (site_id, checkout_uid, order_no, kind, payment_account_id, source, amount, currency, state, date_settled)
    select site_id, checkout_uid, order_no, 'charge', 'pa_northgate_visa', 'embedded', 20, 'USD', 'approved', localtimestamp(0)
    from order_hdr where site_id = 'demo' and order_no = ${orderNo}`);
}

/** Offers nuts at a price; answers what names the offer. */
async function offered(server: TestServer, quoteRequestUid: number) {
  const { quoteRequests } = (await server.clientFor("ada")).commerce;
  const lines = [{ itemId: "NUT-M8-NY", quantity: 100, unitOfMeasure: "EA", unitPrice: 0.05 }];
  const { quoteNo } = await quoteRequests.offer({ quoteRequestUid, lines, expirationDate: "2039-12-31 00:00:00" }).data;
  return { quoteRequestUid, quoteNo };
}

async function addIdentity({ db }: TestServer, usersId: number): Promise<number> {
  const row = await db.first<{ uid: number }>(sql`
    insert into user_identity (site_id, users_id, issuer, subject)
    values ('demo', ${usersId}, 'https://login.example.com', ${`person ${usersId}`}) returning user_identity_uid as uid`);
  return row?.uid as number;
}

async function itemOf({ db }: TestServer, itemId: string): Promise<number> {
  const row = await db.first<{ uid: number }>(sql`
    select inv_mast_uid as uid from item where site_id = 'demo' and item_id = ${itemId}`);
  return row?.uid as number;
}

/** A stockroom with a part in it, its profile, section, distributor, product and restock order, and one more of each. */
async function addStockroom(server: TestServer, customerId: number, usersId: number, invMastUid: number) {
  const { vmi } = await server.clientFor("ada");
  const both = async <T>(make: (name: string) => Promise<T>): Promise<readonly [T, T]> => [
    await make(`Room ${customerId}`),
    await make(`Spare ${customerId}`),
  ];
  const sections = await both((sectionName) => vmi.sections.create({ sectionName, customerId }).data);
  const distributors = await both((distributorsName) => vmi.distributors.create({ distributorsName, customerId }).data);
  const [{ distributorsUid }, spareDistributor] = distributors;
  const products = await both((productsId) => vmi.distributors.products.create({ distributorsUid, productsId }).data);
  const profiles = await both((invProfileHdrDesc) => vmi.invProfileHdr.create({ invProfileHdrDesc, customerId }).data);
  const [{ invProfileHdrUid }, spareProfile] = profiles;
  const level = { minQty: 10, maxQty: 5000, reorderQty: 10 };
  const partLine = await vmi.invProfileHdr.invProfileLine.create({
    invProfileHdrUid,
    invMastUid,
    distributorsUid,
    ...level,
  }).data;
  const rooms = await both(
    (warehouseName) => vmi.warehouse.create({ warehouseName, customerId, invProfileHdrUid }).data,
  );
  const spareRoom = await vmi.warehouse.create({ warehouseName: `Closed ${customerId}`, customerId }).data;
  const [{ warehouseUid }, other] = rooms;
  await vmi.warehouse.receive({ warehouseUid, receipts: [{ invMastUid, qtyReceived: 50 }] }).data;
  await vmi.warehouse.usage({ warehouseUid, jobDescription: "Press 3", usageItems: [{ invMastUid, qtyUsed: 1 }] }).data;
  await vmi.warehouse.users.create({ warehouseUid, usersId }).data;
  const restock = () =>
    vmi.restockHdr.create({ warehouseUid, distributorsUid, restockItems: [{ invMastUid, qtyToOrder: 5 }] }).data;
  return {
    warehouseUid,
    otherWarehouse: other.warehouseUid,
    spareWarehouse: spareRoom.warehouseUid,
    sectionsUid: sections[0].sectionsUid,
    spareSection: sections[1].sectionsUid,
    distributorsUid,
    spareDistributor: spareDistributor.distributorsUid,
    productsUid: products[0].productsUid,
    spareProduct: products[1].productsUid,
    invProfileHdrUid,
    spareProfile: spareProfile.invProfileHdrUid,
    profileLine: partLine.invProfileLineUid,
    restockHdrUid: (await restock()).restockHdrUid,
    spareRestock: (await restock()).restockHdrUid,
  };
}
