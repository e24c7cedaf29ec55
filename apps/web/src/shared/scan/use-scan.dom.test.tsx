import { NumberInput } from "@purvey/ui/number-input";
import { act, configure, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ScanBar } from "../../routes/ops/scan-bar.tsx";
import { takeScan } from "./scan-center.ts";
import { useScan } from "./use-scan.ts";

configure({ asyncUtilTimeout: 20_000 });

/** Counts each code as the screens do: from what was counted when it was drawn. */
function Counted({ looked }: { looked: Promise<void> }) {
  const [counted, setCounted] = useState<readonly string[]>([]);
  useScan(async ({ code }) => {
    if (code === "LOOKED-UP") await looked;
    setCounted([...counted, code]);
    return undefined;
  });
  return <p>{counted.join(" ")}</p>;
}

describe("scans that come while one is looked up", () => {
  it("each find what the one before counted", async () => {
    let found = () => {};
    const looked = new Promise<void>((resolve) => {
      found = resolve;
    });
    render(<Counted looked={looked} />);
    const last = ["LOOKED-UP", "HB-M8-40", "HB-M8-40"].map((code) => takeScan(code)).at(-1);
    found();
    await last;
    expect(screen.getByText("LOOKED-UP HB-M8-40 HB-M8-40")).toBeDefined();
  });
});

describe("a scan that takes long to find out about", () => {
  it("says that it was heard, until the screen answers", async () => {
    let found = () => {};
    const looked = new Promise<void>((resolve) => {
      found = resolve;
    });
    render(
      <>
        <ScanBar />
        <Counted looked={looked} />
      </>,
    );
    const taken = takeScan("LOOKED-UP");
    const words = await screen.findByText(
      (_, element) => element?.tagName === "P" && /looking it up/.test(element.textContent),
    );
    expect(words.textContent).toBe("LOOKED-UP: looking it up");
    found();
    await act(() => taken);
    expect(screen.queryByText(/looking it up/)).toBeNull();
  });
});

/** Counts one for each scan, from what stands in the field. */
function Typed() {
  const [quantity, setQuantity] = useState<number | null>(2);
  useScan(() => {
    setQuantity((quantity ?? 0) + 1);
    return undefined;
  });
  return <NumberInput aria-label="Quantity" value={quantity} onValueChange={setQuantity} />;
}

describe("a scan behind a quantity that is being typed", () => {
  it("counts on from it: what is said and what stands there are the same", async () => {
    render(<Typed />);
    const field = screen.getByLabelText("Quantity");
    field.focus();
    fireEvent.change(field, { target: { value: "300" } });
    for (const [place, key] of [..."HB-M8-40", "Enter"].entries()) {
      const event = createEvent.keyDown(field, { key });
      // As fast as a scanner, however slow the machine is.
      Object.defineProperty(event, "timeStamp", { value: 1000 + 8 * place });
      fireEvent(field, event);
    }
    expect(await screen.findByDisplayValue("301")).toBe(document.activeElement);
  });
});
