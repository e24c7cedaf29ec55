import type { RuleTexts } from "./rule-texts.ts";

/** What holds when the caller says nothing. */
export const defaultRules: RuleTexts = {
  R070: "`orderBy` of `GET /job-price-hdr`: default job_price_hdr_uid|ASC.",
  R071: "`orderBy` of `GET /job-price-hdr/{id}/lines`: default job_price_line_uid|ASC.",
  R080: "The items of a contract come 12 a page unless `limit` says otherwise.",
  R098: "Warehouses are listed with status 704, ordered by `warehouse_uid|ASC`, unless the call says otherwise.",
  R107: "An attribute group starts with the type code 3526 and the searchable code 704.",
  R128: "Cash drawers have the status 704 unless the call says otherwise.",
  R191: "Bin transfer line `moveAvailable`, `moveAllocations`: default N.",
  R248: "A list of core data takes 10 records a page, one of imports 12, recent and stuck imports 1000; at most 1000, from offset 0.",
  R249: "Cash drawer list `orderBy`: default cash_drawer_uid|ASC.",
  R250: "Company list `orderBy`: default company_uid|ASC.",
  R251: "Location list `orderBy`: default location_id|ASC.",
  R252: "Pick ticket list `orderBy`: default pick_ticket_no|ASC.",
  R253: "Pick ticket lines `orderBy`: default line_number|ASC.",
  R254: "Import list `orderBy`: default import_uid|DESC.",
  R255: "A new web description is active.",
  R256: "The window is 48 hours, at most 168; suggestions come up to 50 at once; texts have at most 255 and 4000 characters.",
};
