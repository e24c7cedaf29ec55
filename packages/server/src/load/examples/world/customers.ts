import type { RowSet } from "../row-set.ts";
import { world } from "./names.ts";

const { northgate, lakeside } = world.customers;

/** Adds the two customers with their addresses and contacts. */
export function addCustomers(rows: RowSet): void {
  const common = { company_id: "PDS", sales_rep_id: world.salesRep, terms_id: "N30", terms_desc: "Net 30 days" };
  rows.add(
    "customer",
    {
      ...common,
      customer_id: northgate,
      customer_name: "Northgate Fabrication",
      default_ship_to_id: world.shipTos.plantToledo,
      class1_id: "FAB",
      class2_id: "OH",
      po_no_required: "Y",
      price_class: 3,
      credit_limit: 25000,
      default_location_id: 20,
      email_address: "purchasing@northgatefab.example",
      phone: "419-555-0130",
    },
    {
      ...common,
      customer_id: lakeside,
      customer_name: "Lakeside Hydraulics",
      default_ship_to_id: world.shipTos.lakesideSandusky,
      class1_id: "HYD",
      class2_id: "OH",
      po_no_required: "N",
      price_class: 1,
      credit_limit: 10000,
      default_location_id: 10,
      email_address: "office@lakesidehydraulics.example",
      phone: "419-555-0170",
    },
  );
  addShipTos(rows);
  addContacts(rows);
}

function addShipTos(rows: RowSet): void {
  rows.add(
    "ship_to",
    {
      ship_to_id: world.shipTos.plantToledo,
      customer_id: northgate,
      ship_to_name: "Plant Toledo",
      address1: "3400 Detroit Avenue",
      city: "Toledo",
      state: "OH",
      postal_code: "43610",
      default_location_id: 20,
    },
    {
      ship_to_id: world.shipTos.plantDayton,
      customer_id: northgate,
      ship_to_name: "Plant Dayton",
      address1: "905 Keowee Street",
      city: "Dayton",
      state: "OH",
      postal_code: "45404",
      default_location_id: 10,
    },
    {
      ship_to_id: world.shipTos.lakesideSandusky,
      customer_id: lakeside,
      ship_to_name: "Lakeside Sandusky",
      address1: "218 Water Street",
      city: "Sandusky",
      state: "OH",
      postal_code: "44870",
      default_location_id: 10,
    },
  );
}

function addContacts(rows: RowSet): void {
  rows.add(
    "contact",
    {
      id: world.contacts.dana,
      first_name: "Dana",
      last_name: "Whitfield",
      email_address: "dana@northgatefab.example",
      title: "Buyer",
      phone: "419-555-0131",
      address_id: world.shipTos.plantToledo,
      web_allowance: 500,
      web_allowance_period: "month",
    },
    {
      id: world.contacts.amir,
      first_name: "Amir",
      last_name: "Haddad",
      email_address: "amir@northgatefab.example",
      title: "Purchasing Manager",
      phone: "419-555-0132",
      address_id: world.shipTos.plantToledo,
    },
    {
      id: world.contacts.lena,
      first_name: "Lena",
      last_name: "Sørensen",
      email_address: "lena@lakesidehydraulics.example",
      title: "Owner",
      phone: "419-555-0171",
      address_id: world.shipTos.lakesideSandusky,
    },
  );
  rows.add(
    "contact_customer",
    { contact_id: world.contacts.dana, customer_id: northgate, is_primary: true },
    { contact_id: world.contacts.amir, customer_id: northgate },
    { contact_id: world.contacts.lena, customer_id: lakeside, is_primary: true },
  );
}
