import type { Catalog } from "../catalog/catalog.ts";
import { world } from "./names.ts";

const { northgate, lakeside } = world.customers;

/** Adds contract prices, tax jurisdictions and the exemption. */
export function addPricing(catalog: Catalog): void {
  addContracts(catalog);
  addTaxes(catalog);
}

function addContracts({ rows, items, drafts }: Catalog): void {
  const header = { company_id: "PDS", customer_id: northgate, last_maintained_by: "sara" };
  rows.add(
    "job_price_hdr",
    {
      ...header,
      job_price_hdr_uid: 1,
      job_no: world.job,
      job_description: "Conveyor frames, annual agreement",
      start_date: "2024-01-01 00:00:00",
      end_date: "2039-12-31 23:59:59",
      contract_no: "NG-AGR-07",
      total_commitment: 40000,
    },
    {
      ...header,
      job_price_hdr_uid: 2,
      job_no: "J-2022-3",
      job_description: "Guard rails, finished in 2023",
      start_date: "2022-03-01 00:00:00",
      end_date: "2023-06-30 23:59:59",
      contract_no: "NG-AGR-03",
      total_commitment: 15000,
    },
  );
  const line = (job: number, itemId: string, values: Record<string, unknown>) =>
    rows.add("job_price_line", {
      job_price_hdr_uid: job,
      inv_mast_uid: items.require(itemId, "item"),
      item_id: itemId,
      item_description: drafts.get(itemId)?.description,
      ...values,
    });
  line(1, "HB-M8-40", { price: 0.31, uom: "EA", min_qty: 1, qty_maximum: 100000, base_qty_ordered: 7800 });
  line(1, "HB-M8-40", { price: 0.29, uom: "EA", min_qty: 500 });
  line(1, "HB-M8-40", { price: 0.27, uom: "EA", min_qty: 2000 });
  line(1, "NUT-M8-NY", { price: 0.13, uom: "EA", min_qty: 1 });
  line(1, "GLV-NIT-L", { pricing_method: "discount", discount_percent: 15, uom: "CS", unit_size: 10, min_qty: 1 });
  line(1, "CUT-115-1", { pricing_method: "margin", margin_percent: 30, cost_basis: "cost", uom: "EA", min_qty: 1 });
  line(2, "HB-M8-40", { price: 0.26, uom: "EA", min_qty: 1 });
}

/** Rates in percent points as fractions of one; postal codes as inclusive ranges. */
const ohio = [
  ["Ohio", "state", null, null, 0.0575],
  ["Lucas County", "county", "43601", "43699", 0.015],
  ["Toledo transit", "city", "43601", "43617", 0.005],
  ["Montgomery County", "county", "45400", "45499", 0.0125],
  ["Dayton transit", "city", "45400", "45439", 0.005],
  ["Franklin County", "county", "43200", "43299", 0.0125],
  ["Columbus transit", "city", "43200", "43240", 0.005],
  ["Erie County", "county", "44870", "44871", 0.01],
] as const;

function addTaxes({ rows }: Catalog): void {
  for (const [name, level, from, to, rate] of ohio) {
    rows.add("tax_jurisdiction", {
      jurisdiction_name: name,
      jurisdiction_level: level,
      country: "US",
      state: "OH",
      postal_code_from: from,
      postal_code_to: to,
      tax_rate: rate,
      start_date: "2020-01-01 00:00:00",
    });
  }
  rows.add("tax_exemption", {
    customer_id: lakeside,
    state: "OH",
    certificate_no: "OH-STEC-B-44870",
    reason: "Manufacturing exemption",
    start_date: "2024-01-01 00:00:00",
    end_date: "2039-12-31 23:59:59",
  });
}
