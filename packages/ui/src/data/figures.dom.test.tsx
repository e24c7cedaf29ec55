import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { UiTextProvider } from "../primitives/ui-text-provider.tsx";
import { FormatProvider } from "./format-provider.tsx";
import { Gauge } from "./gauge.tsx";
import { KeyHint } from "./key-hint.tsx";
import { Money } from "./money.tsx";
import { PartNumber } from "./part-number.tsx";
import { Quantity } from "./quantity.tsx";
import { Sparkline } from "./sparkline.tsx";
import { SpecTable } from "./spec-table.tsx";
import { StepLine } from "./step-line.tsx";
import { Timestamp } from "./timestamp.tsx";

const show = (element: React.ReactNode) =>
  render(
    <FormatProvider locale="en-US" currency="USD" timeZone="America/New_York">
      {element}
    </FormatProvider>,
  );
const text = () => document.body.textContent?.replace(/[\u00a0\u202f]/g, " ");

describe("figures", () => {
  it("a gauge says all its figures in one sentence, and its word beside the shape", () => {
    show(<Gauge word onHand={6} onOrder={24} minimum={10} maximum={40} unit="EA" />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      "6 EA on hand, low: at or below the reorder point; 24 EA on order; minimum 10 EA; maximum 40 EA",
    );
    expect(text()).toContain("6 EALow");
  });

  it("a sparkline says each figure with its span and unit, and has bars of its heights", () => {
    const points = [
      { label: "Mar 2", value: 5 },
      { label: "Mar 9", value: 0 },
      { label: "Mar 16", value: 1200 },
    ];
    show(<Sparkline label="Used per week" unit="EA" none="Nothing was used." points={points} height={41} />);
    expect(screen.getByRole("img", { name: "Used per week. Mar 2: 5 EA; Mar 9: 0 EA; Mar 16: 1,200 EA" })).toBeTruthy();
    const heights = [...document.querySelectorAll(".sparkline-bar")].map((bar) => bar.getAttribute("height"));
    expect(heights).toEqual(["2", "0", "40"]);
    expect(text()).not.toContain("Nothing was used.");
  });

  it("a sparkline without a figure says so in its place", () => {
    show(<Sparkline label="Used" unit="EA" none="Nothing was used." points={[{ label: "Mar 2", value: 0 }]} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(text()).toBe("Nothing was used.");
  });

  it("a step line is a list that says each figure, leads on, and lies between its lowest and highest", () => {
    const points = [
      { key: "1", label: "Mar 9: $2", value: 2, span: 10 },
      { key: "2", label: "Jun 1: $3", value: 3, span: 30 },
      { key: "3", label: "Jul 1: $2.25", value: 2.25, span: 1 },
    ].map((point) => ({ ...point, link: (given: object) => <a href={`#${point.key}`} {...given} /> }));
    show(<StepLine label="Paid" points={points} />);
    const steps = screen
      .getAllByRole("link")
      .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
    expect(steps).toEqual([
      ["Mar 9: $2", "#1"],
      ["Jun 1: $3", "#2"],
      ["Jul 1: $2.25", "#3"],
    ]);
    const items = within(screen.getByRole("list", { name: "Paid" })).getAllByRole("listitem");
    const drawn = (name: string) => items.map(({ style }) => style.getPropertyValue(name));
    expect(drawn("--step")).toEqual(["0", "1", "0.25"]);
    expect(drawn("--step-rise")).toEqual(["0", "1", "0.75"]);
    expect(items.map(({ style }) => style.flexGrow)).toEqual(["10", "30", "1"]);
  });

  it("a step line of equal figures runs through the middle and is read without links too", () => {
    const points = ["1", "2"].map((key) => ({ key, label: `Day ${key}: $2`, value: 2, span: 1 }));
    show(<StepLine label="Paid" points={points} />);
    expect(screen.getAllByRole("listitem").map(({ style }) => style.getPropertyValue("--step"))).toEqual([
      "0.5",
      "0.5",
    ]);
    expect(text()).toBe("Day 1: $2Day 2: $2");
  });

  it("a part number copies itself by one click", async () => {
    const user = userEvent.setup();
    show(<PartNumber value="HB-M8-40" href="/shop/i/HB-M8-40" />);
    await user.click(screen.getByRole("button", { name: "Copy HB-M8-40" }));
    expect(await navigator.clipboard.readText()).toBe("HB-M8-40");
    expect(screen.getByRole("button", { name: "Copied HB-M8-40" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "HB-M8-40" })).toBeTruthy();
  });

  it("a price names what it is for and what it replaces", () => {
    show(<Money value={12.4} per="BX" instead={14.1} />);
    expect(text()).toBe("instead of $14.10$12.40 / BX");
  });

  it("a price on its way keeps its place and shows no amount", () => {
    show(<Money value={null} per="BX" />);
    expect(text()).toBe(" / BX");
  });

  it("a quantity carries its unit and what is in the package", () => {
    show(<Quantity quantity={2} unit="BX" unitSize={100} baseUnit="EA" />);
    expect(text()).toBe("2 BX · 200 EA");
  });

  it("a time names its zone, keeps the stored text at hand, and moves no plain date", () => {
    show(<Timestamp value="2026-03-01 18:30:00" />);
    expect(text()).toBe("Mar 1, 2026, 1:30 PM EST");
    expect(document.querySelector("time")?.title).toBe("2026-03-01 18:30:00 UTC");
    show(<Timestamp value="2026-03-01" />);
    expect(text()).toContain("Mar 1, 2026");
  });

  it("a text that is no date is shown as it is", () => {
    show(<Timestamp value="0000-00-00" />);
    expect(text()).toBe("0000-00-00");
  });

  it("a shortcut names its keys as the person's keyboard does, to eyes and to ears", () => {
    const german: Record<string, string> = { control: "Steuerung", controlKey: "Strg", enterKey: "Eingabe" };
    render(
      <UiTextProvider say={(name) => german[name] ?? name}>
        <KeyHint keys="mod+Enter" />
        <KeyHint keys="g s" />
      </UiTextProvider>,
    );
    const [send, shop] = screen.getAllByRole("img");
    expect([...(send?.children ?? [])].map((key) => key.textContent)).toEqual(["Strg", "Eingabe"]);
    expect(send?.getAttribute("aria-label")).toBe("Steuerung+Eingabe");
    expect([...(shop?.children ?? [])].map((key) => key.textContent)).toEqual(["G", "S"]);
  });

  it("a specification is copied as two columns", async () => {
    const user = userEvent.setup();
    show(
      <SpecTable
        caption="Specification"
        groups={[
          {
            lines: [
              { name: "Length", value: "40", unit: "mm" },
              { name: "Thread", value: "M8" },
            ],
          },
        ]}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Copy the whole table" }));
    expect(await navigator.clipboard.readText()).toBe("Length\t40 mm\nThread\tM8");
  });
});
