import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { notFound, type ServerError } from "../errors.ts";
import { errorAnswer, errorEnvelope, jsonAnswer } from "./answers.ts";
import { requestIdOf } from "./request-id.ts";

interface StoredPdf {
  readonly fileName: string;
  readonly content: Buffer;
  readonly expired: boolean;
  readonly secondsLeft: number;
}

/**
 * Serves printed documents: `GET …/{pdfId}?site=…`, as `downloadUrl` of `POST /internal/pdf` has it. The site may come
 * in the header `x-site-id` instead. Whoever has the address may fetch the document: its key cannot be guessed.
 * Unknown is 404; expired is 410.
 *
 * @example
 * router.get("/documents/pdf/:pdfId", servePdf(db));
 */
export function servePdf(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const pdfId = req.param("pdfId") ?? "";
    const site = req.query("site") ?? req.header("x-site-id") ?? "";
    const document = await storedPdf(db, site, pdfId);
    const requestId = requestIdOf(req.raw);
    if (!document) return errorAnswer(notFound("document", pdfId), requestId);
    if (document.expired) return gone(notFound("document", pdfId), requestId);
    return pdfAnswer(document, requestId);
  };
}

function storedPdf(db: Queryable, site: string, pdfId: string): Promise<StoredPdf | undefined> {
  return db.first<StoredPdf>(sql`
    select file_name as "fileName", content, expires_at <= localtimestamp as expired,
      greatest(0, floor(extract(epoch from expires_at - localtimestamp)))::integer as "secondsLeft"
    from pdf_document where site_id = ${site} and pdf_id = ${pdfId}`);
}

function gone(error: ServerError, requestId: string): Response {
  const message = "The document has expired and is no longer kept. Print it again.";
  const envelope = { ...errorEnvelope(error, requestId), message };
  return jsonAnswer(JSON.stringify(envelope), 410, { "x-request-id": requestId, "cache-control": "no-store" });
}

function pdfAnswer({ content, fileName, secondsLeft }: StoredPdf, requestId: string): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": `inline; filename="${fileName}"`,
      ...cacheHeaders(fileCaching.printed, secondsLeft),
      "x-request-id": requestId,
    },
  });
}
