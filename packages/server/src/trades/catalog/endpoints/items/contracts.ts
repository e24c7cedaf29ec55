import type { CatalogueItem, ContractItem, ContractItemPrice, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { type JsonFields, jsonObject, timeText } from "../../../../platform/db/json-list.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";
import { branchDay, holdsOn } from "../../../../platform/settings/branch-day.ts";
import { numberOf } from "../../../../values/decimal.ts";
import {
  type ContractBasis,
  type ContractTerms,
  contractUnitSize,
  linePriceOf,
  type Viewer,
  viewerOf,
} from "../../../pricing/index.ts";
import { catalogueConditions, visibleContract } from "../../catalogue-conditions.ts";
import { catalogueItems } from "../../catalogue-item-rows.ts";
import { catalogueSelection } from "../../catalogue-selection.ts";
import { itemFacets } from "../../item-facets.ts";

interface Contract {
  readonly uid: number;
  readonly jobNo: string;
  readonly contractNo: string | null;
  readonly customerId: number;
  readonly inForce: "Y" | "N";
}

interface Named {
  readonly id: string;
  readonly jobNo?: string | undefined;
}

/** The contract of a job number, which `id` names too, in one of three ways; refuses (404) one that the caller must not see. */
async function contractOf({ id, jobNo = id }: Named, context: Context): Promise<Contract> {
  const contract = await context.db.first<Contract>(sql`
    select h.job_price_hdr_uid as uid, h.job_no as "jobNo", h.contract_no as "contractNo", h.customer_id as "customerId",
      case when ${holdsOn(branchDay(sql`h.site_id`, sql`h.customer_id`), sql`h.start_date`, sql`h.end_date`)} then 'Y' else 'N' end as "inForce"
    from job_price_hdr h
    where h.site_id = ${context.site} and h.job_no = ${jobNo}
      and ${id} in (h.job_no, h.contract_no, h.job_price_hdr_uid::text) and ${visibleContract(context)}`);
  if (!contract) throw notFound("contract", jobNo === id ? id : `${id} (job ${jobNo})`);
  return contract;
}

/** The condition that the item `i` stands on the contract. */
function onContract(site: string, contract: Contract): Sql {
  return sql`i.inv_mast_uid in (
    select l.inv_mast_uid from job_price_line l
    where l.site_id = ${site} and l.job_price_hdr_uid = ${contract.uid} and ${currentLine(contract)})`;
}

/** The condition that the line `l` of the contract counts today. */
function currentLine({ customerId }: Contract): Sql {
  const today = branchDay(sql`l.site_id`, sql`${customerId}::numeric`);
  return sql`l.status_cd = 704 and ${holdsOn(today, sql`null::timestamp`, sql`l.expiration_date`)}`;
}

const lineFields: JsonFields = {
  jobPriceLineUid: "l.job_price_line_uid",
  uom: "l.uom",
  unitSize: contractUnitSize.sql,
  minQty: "l.min_qty",
  qtyMaximum: "l.qty_maximum",
  qtyOrdered: `round(l.base_qty_ordered / ${contractUnitSize.sql}, 6)`,
  shipToId: "l.ship_to_id",
  pricingMethod: "l.pricing_method",
  price: "l.price",
  discountPercent: "l.discount_percent",
  marginPercent: "l.margin_percent",
  costBasis: "l.cost_basis",
  expirationDate: timeText("l.expiration_date"),
};

/** What lines start from that are no price of their own, of the item `i`. */
const basisFields: JsonFields = {
  listPrice: "i.list_price",
  standardPrice: "i.std_price",
  cost: "i.cost",
  classPrices: `json_build_array(${Array.from({ length: 10 }, (_, index) => `i.price${index + 1}`).join(", ")})`,
};

type Line = ContractTerms & Omit<ContractItemPrice, "price">;

/** A row before its contract prices are worked out. */
type ContractRow = CatalogueItem & { contractLines: Line[]; basis: ContractBasis };

/** The lines of the item `i`; those for every ship-to in the unit it is sold in first, from the smallest quantity on. */
function linesOf(site: string, contract: Contract): Sql {
  return sql`${raw(jsonObject(basisFields))} as basis, coalesce((
    select json_agg(${raw(jsonObject(lineFields))} order by (l.ship_to_id is not null), (l.uom = i.default_selling_unit) desc,
      l.unit_size, l.min_qty, l.job_price_line_uid)
    from job_price_line l
    where l.site_id = ${site} and l.job_price_hdr_uid = ${contract.uid} and l.inv_mast_uid = i.inv_mast_uid and ${currentLine(contract)}),
    '[]'::json) as "contractLines"`;
}

const attributes: Handler<ItemsOperations["contracts.attributes"]> = async (named, context) => {
  const { db, site } = context;
  const contract = await contractOf(named, context);
  const conditions = join([...catalogueConditions(site, {}), onContract(site, contract)], " and ");
  return itemFacets(db, site, sql`select i.inv_mast_uid from item i where ${conditions}`);
};

const items: Handler<ItemsOperations["contracts.items"]> = async (
  { id, jobNo, fields, includeStock, ...input },
  context,
) => {
  const { db, site } = context;
  const contract = await contractOf({ id, jobNo }, context);
  const viewer = { ...viewerOf({}, context), customerId: contract.customerId, seesAllCodes: false };
  const selection = catalogueSelection(viewer, input, [onContract(site, contract)]);
  const further = linesOf(site, contract);
  const page = await catalogueItems<ContractRow>(db, selection, { viewer, includeStock, fields, further });
  return { data: page.data.map((row) => contractItem(row, contract, viewer)), total: page.total };
};

function contractItem(
  { contractLines, basis, ...item }: ContractRow,
  contract: Contract,
  viewer: Viewer,
): ContractItem {
  const contractPrices = contractLines.map((line) => contractItemPrice(line, basis, viewer));
  const [first] = contractPrices;
  const { uid: _, ...header } = contract;
  const contractUom = first?.uom ?? item.unitOfMeasure;
  return { ...item, ...header, contractPrices, contractPrice: first?.price ?? null, contractUom };
}

function contractItemPrice(line: Line, basis: ContractBasis, viewer: Viewer): ContractItemPrice {
  const { jobPriceLineUid, uom, unitSize, minQty, qtyMaximum, qtyOrdered, shipToId, pricingMethod, expirationDate } =
    line;
  const price = viewer.prices === "none" ? undefined : linePriceOf(basis, line);
  return {
    jobPriceLineUid,
    uom,
    unitSize,
    minQty,
    qtyMaximum,
    qtyOrdered,
    shipToId,
    pricingMethod,
    expirationDate,
    price: price ? numberOf(price) : null,
  };
}

type ContractOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `contracts.${string}`>>;

/** `/contracts`: what a customer buys under a contract; `{id}` is its job number (R080, R198, D10). */
export const contractHandlers: Handlers<ContractOperations> = {
  "contracts.attributes": attributes,
  "contracts.items": items,
};
