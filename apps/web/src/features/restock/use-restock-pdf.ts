import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { useToasts } from "@purvey/ui/toast";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { createItemsApi } from "../../shared/items-api.ts";
import { useServiceApi } from "../../shared/service-api.ts";
import { messages } from "./messages.ts";

/** Has the server print a restock order, with bar codes, and opens it. */
export function useRestockPdf(): (order: RestockHeader) => Promise<void> {
  const api = useServiceApi(createItemsApi);
  const toasts = useToasts();
  const text = useText(messages);
  return async (order) => {
    const { restockHdrUid, warehouseName, distributorsName, poNumber, notes, lines } = order;
    try {
      const { data } = await api.items.internal.pdf({
        documentType: "wishlist",
        data: {
          title: text("restockNo", { number: restockHdrUid }),
          owner: `${warehouseName} → ${distributorsName}`,
          description: [poNumber && `${text("poNumber")} ${poNumber}`, notes].filter(Boolean).join(" · ") || null,
          lines: lines.map(({ itemId, description, unitOfMeasure, qtyOrdered }) => ({
            ...{ itemId, itemDesc: description, unitOfMeasure, qtyDesired: qtyOrdered },
          })),
        },
      });
      const link = Object.assign(document.createElement("a"), { href: data.downloadUrl, download: data.fileName });
      link.click();
      toasts.show({ tone: "ok", message: text("pdfReady", { number: restockHdrUid }) });
    } catch (error) {
      toasts.show({ tone: "out", message: text("pdfFailed", { reason: problemOf(error).message }), duration: 9000 });
    }
  };
}
