import sql, { join, type Sql } from "sql-template-tag";
import { orderBy } from "../../../platform/db/order-by.ts";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { changeDocument, type DocumentChange, deleteDocument, readDocument } from "../change-document.ts";
import { createDocument, type DocumentInput } from "../create-document.ts";
import { type DocumentRow, documentColumns, documentSource } from "../document-rows.ts";
import type { KindDefinition } from "../kinds.ts";
import { present } from "../present.ts";

/** The five handlers of a kind of document; `T` is how it is answered. */
export interface DocumentHandlers<T> {
  list(input: object, context: Context): Promise<Page<T>>;
  create(input: object, context: Context): Promise<T>;
  get(input: object, context: Context): Promise<T>;
  update(input: object, context: Context): Promise<T>;
  delete(input: object, context: Context): Promise<{ uid: number; deleted: boolean }>;
}

interface ListInput {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
  readonly statusCd?: number;
  readonly referenceNo?: string;
  readonly poNo?: number;
  readonly importState?: string;
  readonly locationId?: number;
}

/** What lists may be sorted by, beside the kind's own key. */
const sortable: Readonly<Record<string, string>> = {
  import_state: "d.import_state",
  users_id: "d.users_id",
  location_id: "d.location_id",
  request_id: "d.request_id",
  reference_no: "d.reference_no",
  po_no: "d.po_no",
  status_cd: "d.status_cd",
  date_created: "d.date_created",
  date_last_modified: "d.date_last_modified",
  date_processed: "d.date_processed",
};

/** Answers the five operations of a kind of document from its definition. */
export function documentHandlers<T>(definition: KindDefinition): DocumentHandlers<T> {
  const answer = (row: DocumentRow) => present(row, definition) as T;
  const uidOf = (input: object) => Number((input as Record<string, unknown>)[definition.key]);
  return {
    async list(input, context) {
      const { limit, offset, orderBy: order, ...filters } = input as ListInput;
      const expressions = { ...sortable, [snake(definition.key)]: "d.document_uid" };
      const page = await queryPage<DocumentRow>(context.db, {
        select: documentColumns,
        from: sql`${documentSource} where ${join(conditions(definition, filters, context.site), " and ")}`,
        order: orderBy(order, Object.keys(expressions), "d.document_uid", expressions),
        limit,
        offset,
      });
      return { data: page.data.map(answer), total: page.total };
    },
    create: async (input, context) => answer(await createDocument(definition, input as DocumentInput, context)),
    get: async (input, context) => answer(await readDocument(context.db, context.site, definition, uidOf(input))),
    update: async (input, context) =>
      answer(await changeDocument(definition, uidOf(input), input as DocumentChange, context)),
    delete: (input, context) => deleteDocument(definition, uidOf(input), context),
  };
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function conditions(
  { kind }: KindDefinition,
  { statusCd, referenceNo, poNo, importState, locationId }: Omit<ListInput, "limit" | "offset" | "orderBy">,
  site: string,
): Sql[] {
  return [
    sql`d.site_id = ${site} and d.kind = ${kind}`,
    statusCd === undefined ? sql`d.status_cd <> 700` : sql`d.status_cd = ${statusCd}`,
    ...(referenceNo === undefined ? [] : [sql`d.reference_no = ${referenceNo}`]),
    ...(importState === undefined ? [] : [sql`d.import_state = ${importState}`]),
    ...(locationId === undefined ? [] : [sql`(d.location_id = ${locationId} or d.other_location_id = ${locationId})`]),
    ...(poNo === undefined
      ? []
      : [
          sql`(d.po_no = ${poNo} or exists (
            select 1 from warehouse_document_line n
            where n.site_id = d.site_id and n.document_uid = d.document_uid and n.po_no = ${poNo}))`,
        ]),
  ];
}
