import type { PdfGenerationResult } from "@purvey/contract/generated/items";
import { useText } from "../i18n/messages.ts";
import { sharedMessages } from "../messages.ts";
import { ownPath } from "../own-path.ts";

/** A document in the page; where the browser has no place for one there, as on many phones, it says so. */
export function PdfPage({ fileName, downloadUrl }: Pick<PdfGenerationResult, "fileName" | "downloadUrl">) {
  const text = useText(sharedMessages);
  if (navigator.pdfViewerEnabled === false) return <p>{text("noPdfHere")}</p>;
  return <iframe className="pdf-page" title={fileName} src={ownPath(downloadUrl)} />;
}
