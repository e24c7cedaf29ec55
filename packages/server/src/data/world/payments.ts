import type { RowSet } from "../../load/examples/row-set.ts";
import { world } from "../../load/examples/world/names.ts";

const { northgate } = world.customers;
const card = {
  customer_id: northgate,
  mode: "dev",
  source: "embedded",
  address1: "3400 Detroit Avenue",
  city: "Toledo",
  state: "OH",
  zip: "43610",
  country: "US",
  avs_response_code: "Y",
  cvv_response_code: "M",
} as const;

/** Adds Northgate's two cards with a payment, and what the team wrote to each other. */
export function addPayments(rows: RowSet): void {
  const visa = { payment_account_id: "pa_northgate_visa", brand: "Visa", card_type: "credit", last_four: "1111" };
  const master = {
    payment_account_id: "pa_northgate_fuel",
    brand: "Mastercard",
    card_type: "debit",
    last_four: "8210",
  };
  rows.add(
    "payment_account",
    { ...card, ...visa, expiration_month: 9, expiration_year: 2034, cardholder_name: "Northgate Fabrication" },
    { ...card, ...master, expiration_month: 3, expiration_year: 2033, cardholder_name: "Dana Whitfield" },
  );
  rows.add("payment", {
    payment_account_id: visa.payment_account_id,
    customer_id: northgate,
    users_id: world.users.dana,
    source: "embedded",
    amount: 186,
    surcharge_amount: 4.65,
    response_code: "0",
    response_message: "Approved",
    transaction_id: "tx_2f6c1d0e93ab",
    approval_number: "483920",
    reference_no: String(world.invoices.paid),
  });
  addMessages(rows);
}

function addMessages(rows: RowSet): void {
  const message = (users_id: number, channel: string, text: string, date_created: string) => ({
    users_id,
    channel,
    text,
    blocks: [{ type: "section", text: { type: "mrkdwn", text } }],
    status: "inactive",
    delivery_status: "sent",
    date_created,
  });
  const { walt, rita } = world.users;
  rows.add(
    "message",
    message(walt, "#receiving", "Dock 2 is free again.", "2026-03-12 13:05:00"),
    message(
      rita,
      "#receiving",
      "ADH-50 came without its lot certificates; the vendor sends them.",
      "2026-03-13 08:41:00",
    ),
  );
}
