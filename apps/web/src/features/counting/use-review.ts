import { vmi } from "@purvey/client/services/vmi";
import { useState } from "react";
import { inTime } from "../../shared/scan/in-time.ts";
import { partText } from "../../shared/stockroom/part-key.ts";
import { mostParts } from "../../shared/stockroom/use-stockroom.ts";
import { useService } from "../../shared/use-service.ts";
import { booksOf, type CountSheet } from "./count-model.ts";

/** What the books said when they were read for a review. */
export interface Books {
  /** On hand by {@link partText}. */
  readonly now: ReadonlyMap<string, number>;
  /** Whether the server could be asked; otherwise the figures are those of the sheet. */
  readonly fresh: boolean;
}

/** Reads the books again before counts are posted; without a network those of the sheet have to do. */
export function useReview(warehouseUid: number) {
  const { api } = useService(vmi);
  const [books, setBooks] = useState<Books>();
  const read = async (sheet: CountSheet) => {
    const input = { warehouseUid, limit: mostParts, ...booksOf(sheet) };
    // Without a network nobody is asked: the call would be tried again and again before it gives up.
    const answer = navigator.onLine ? await inTime(api.warehouse.availability(input).safe()) : undefined;
    const now = new Map(sheet.lines.map((line) => [partText(line), line.was]));
    if (answer?.ok) for (const part of answer.data) now.set(partText(part), part.qtyOnHand);
    setBooks({ now, fresh: answer?.ok ?? false });
  };
  return { books, read, leave: () => setBooks(undefined) };
}
