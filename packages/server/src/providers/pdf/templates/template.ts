import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import type { ObjectSchema } from "@purvey/contract/schema";
import type { Sheet } from "../sheet.ts";
import type { Writer } from "../writer.ts";

/** One layout of one kind of document. */
export interface PdfTemplate {
  readonly documentType: PdfGenerationRequest["documentType"];
  readonly templateId: string;
  /** What `data` must be. */
  readonly schema: ObjectSchema;
  /** The margin when none is asked for, in millimetres. */
  readonly margin: number;
  /** Whether pages carry their number. Labels do not. */
  readonly numbered: boolean;
  /** The document's name, in its properties and at the foot of its pages. */
  title(data: object, writer: Writer): string;
  /** Refuses (400) what the schema cannot say, then prints. */
  print(sheet: Sheet, data: object): void;
}

/** Declares a layout by what its data is after the check. */
export function template<Data extends object>(
  declaration: Omit<PdfTemplate, "title" | "print"> & {
    readonly title: (data: Data, writer: Writer) => string;
    readonly print: (sheet: Sheet, data: Data) => void;
  },
): PdfTemplate {
  return declaration as PdfTemplate;
}

/** How dense a document is: `standard`, or `compact` with smaller type and nothing drawn beside the text. */
export interface Density {
  readonly templateId: "standard" | "compact";
  readonly size: number;
  readonly padding: number;
}

export const densities: readonly Density[] = [
  { templateId: "standard", size: 9.5, padding: 5 },
  { templateId: "compact", size: 8, padding: 2.5 },
];
