import { items } from "@purvey/client/services/items";
import type { PdfGenerationRequest, PdfGenerationResult } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { LinkButton } from "@purvey/ui/link-button";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { useWho } from "../customer/who.tsx";
import { problemOf } from "../errors/problem.ts";
import { problemMessages } from "../errors/problem-messages.ts";
import { useText } from "../i18n/messages.ts";
import { sharedMessages } from "../messages.ts";
import { ownPath } from "../own-path.ts";
import { type PrintLanguage, usePrintLanguage } from "../print-language.ts";
import { useService } from "../use-service.ts";

/** What is printed, or the call that prints it in the reader's language. */
export type Print = PdfGenerationRequest | ((language: PrintLanguage) => PromiseLike<PdfGenerationResult>);

export interface PdfButtonProps {
  readonly print: Print;
  /** Its name for those who listen: "PDF of order 500001". */
  readonly label?: string;
  /** Why there is nothing to print now. */
  readonly disabledReason?: string | undefined;
}

function withLanguage(print: PdfGenerationRequest, language: PrintLanguage): PdfGenerationRequest {
  return { ...print, options: { ...print.options, language } };
}

/** Prints a document and shows it in the page, with the way to keep it. */
export function PdfButton({ print, label, disabledReason }: PdfButtonProps) {
  const text = useText(sharedMessages);
  const advise = useText(problemMessages);
  const { may } = useWho();
  const toasts = useToasts();
  const { api } = useService(items);
  const language = usePrintLanguage();
  const [printed, setPrinted] = useState<PdfGenerationResult>();
  const run = async () => {
    try {
      const inLanguage =
        typeof print === "function" ? print : () => api.internal.pdf(withLanguage(print, language)).data;
      setPrinted(await inLanguage(language));
    } catch (error) {
      const { message, advice, seconds } = problemOf(error);
      toasts.show({ tone: "out", message: `${message} ${advise(advice, { seconds })}`, duration: 9000 });
    }
  };
  return (
    <>
      <Button
        icon="printer"
        disabledReason={disabledReason ?? (may("document.create") ? undefined : text("mayNotPrint"))}
        onClick={run}
        aria-label={label}
      >
        {text("pdf")}
      </Button>
      <Dialog
        open={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        title={printed?.fileName ?? ""}
        width={960}
        footer={
          printed && (
            <>
              <LinkButton href={ownPath(printed.downloadUrl)} target="_blank" rel="noreferrer">
                {text("openPdf")}
              </LinkButton>
              <LinkButton href={ownPath(printed.downloadUrl)} download={printed.fileName} variant="primary">
                {text("savePdf")}
              </LinkButton>
            </>
          )
        }
      >
        {printed && <PdfPage {...printed} />}
      </Dialog>
    </>
  );
}

/** A document in the page; where the browser has no place for one there, as on many phones, it says so. */
export function PdfPage({ fileName, downloadUrl }: Pick<PdfGenerationResult, "fileName" | "downloadUrl">) {
  const text = useText(sharedMessages);
  if (navigator.pdfViewerEnabled === false) return <p>{text("noPdfHere")}</p>;
  return <iframe className="pdf-page" title={fileName} src={ownPath(downloadUrl)} />;
}
