import type { PdfGenerationRequest } from "@purvey/contract/generated/items";

/** What prints documents: the embedded one lays them out itself, an adapter may hand them to a print service. */
export interface PdfProvider {
  /**
   * Prints a document as PDF.
   *
   * @throws ServerError (400) for a layout that the kind of document does not have, and for data that does not fit it.
   */
  print(request: PdfGenerationRequest): Promise<Uint8Array>;
}
