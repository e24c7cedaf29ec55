import { randomBytes } from "node:crypto";
import type { PdfGenerationRequest, PdfGenerationResult } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import type { PdfProvider } from "../../platform/ports/pdf-provider.ts";

/** How long a printed document can be fetched. */
const keptHours = 24;

/** Documents that expired longer ago are removed; until then their address says that they have expired. */
const expiredHours = 7 * 24;

/** Prints a document, keeps it for a day, and answers where it can be fetched (R117–R119). */
export async function printDocument(
  provider: PdfProvider,
  request: PdfGenerationRequest,
  context: Context,
): Promise<PdfGenerationResult> {
  const content = await provider.print(request);
  const pdfId = randomBytes(16).toString("hex");
  const fileName = fileNameOf(request);
  const stored = await keep(pdfId, fileName, content, context);
  const downloadUrl = context.absolute(`/documents/pdf/${pdfId}?site=${encodeURIComponent(context.site)}`);
  return { pdfId, fileName, fileSize: content.length, downloadUrl, ...stored };
}

/** The fields that name a document, of whatever kind: its own number before that of the order it belongs to. */
const numberFields = ["pickTicketNo", "quoteNo", "invoiceNo", "orderNo", "itemId", "title"];

function fileNameOf({ documentType, data }: PdfGenerationRequest): string {
  const number = documentType === "label" ? undefined : numberFields.map((name) => data[name]).find(Boolean);
  const name = number === undefined ? new Date().toISOString().slice(0, 10) : String(number);
  return `${documentType}-${name.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 60)}.pdf`;
}

type Stored = Pick<PdfGenerationResult, "createdAt" | "expiresAt">;

/** Keeps a document until it expires, and removes a few of those that did long ago. */
async function keep(pdfId: string, fileName: string, content: Uint8Array, context: Context): Promise<Stored> {
  const { site, db, user } = context;
  const [stored] = await db.query<Stored>(sql`
    with old as (
      select pdf_id from pdf_document
      where site_id = ${site} and expires_at < localtimestamp - make_interval(hours => ${expiredHours})
      order by pdf_id limit 100 for update skip locked),
    removed as (delete from pdf_document d using old where d.site_id = ${site} and d.pdf_id = old.pdf_id)
    insert into pdf_document (site_id, pdf_id, file_name, users_id, content, created_at, expires_at)
    values (${site}, ${pdfId}, ${fileName}, ${user.userId}, ${content}, localtimestamp(0),
      localtimestamp(0) + make_interval(hours => ${keptHours}))
    returning created_at as "createdAt", expires_at as "expiresAt"`);
  if (!stored) throw new Error(`The document \`${pdfId}\` was not stored.`);
  return stored;
}
