import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PdfPage } from "./pdf-button.tsx";

function showIn(browser: { readonly pdfViewerEnabled: boolean }): void {
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: browser.pdfViewerEnabled, configurable: true });
  render(<PdfPage fileName="invoice-700002.pdf" downloadUrl="about:blank" />);
}

describe("a document in the page", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "pdfViewerEnabled");
  });

  it("stands where the browser shows documents", () => {
    showIn({ pdfViewerEnabled: true });
    expect(screen.getByTitle("invoice-700002.pdf").tagName).toBe("IFRAME");
  });

  it("is not left empty where it does not: the page says what to do", () => {
    showIn({ pdfViewerEnabled: false });
    expect(screen.getByText(/Open it in a tab, or save it/).tagName).toBe("P");
    expect(screen.queryByTitle("invoice-700002.pdf")).toBeNull();
  });
});
