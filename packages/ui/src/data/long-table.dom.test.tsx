import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { RowKey } from "./data-table.tsx";
import { LongTable } from "./long-table.tsx";

interface Line {
  no: number;
}

const linesOf = (count: number): Line[] => Array.from({ length: count }, (_, index) => ({ no: index + 1 }));
const many = linesOf(5000);

interface LinesProps {
  rows?: readonly Line[];
  reveal?: { readonly key: RowKey };
}

function Lines({ rows = many, reveal }: LinesProps) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <>
      <LongTable
        caption="Lines"
        keyboard="page"
        rows={rows}
        rowKey={({ no }) => no}
        selected={selected}
        onSelectedChange={setSelected}
        reveal={reveal}
        note="Those out of sight are not drawn."
        drawAll="Draw all rows"
        columns={[{ key: "no", header: "Line", cell: ({ no }) => <a href={`#${no}`}>{`Line ${no}`}</a> }]}
      />
      <output>{selected.size}</output>
    </>
  );
}

const drawnRows = () => document.querySelectorAll("tbody tr[data-row]");
/** The page as it stands when it is scrolled by so many pixels: there is no layout here to do it. */
function scrollTo(pixels: number) {
  const body = document.querySelector("tbody") as HTMLElement;
  body.getBoundingClientRect = () => new DOMRect(0, -pixels, 800, 140_000);
  act(() => void document.dispatchEvent(new Event("scroll")));
}

describe("LongTable", () => {
  it("draws every row up to two hundred", () => {
    render(<Lines rows={linesOf(200)} />);
    expect(drawnRows()).toHaveLength(200);
    expect(screen.queryByRole("button", { name: "Draw all rows" })).toBeNull();
  });

  it("draws the rows in sight beyond that, and says their place among all", () => {
    render(<Lines />);
    expect(drawnRows().length).toBeLessThan(100);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("5001");
    scrollTo(28 * 3000);
    const shown = screen.getByRole("link", { name: "Line 3001" }).closest("tr");
    expect(shown?.getAttribute("aria-rowindex")).toBe("3002");
    expect(screen.queryByRole("link", { name: "Line 1" })).toBeNull();
    expect(drawnRows().length).toBeLessThan(100);
  });

  it("keeps the height of the rows that are not drawn", () => {
    render(<Lines />);
    scrollTo(28 * 3000);
    const gaps = [...document.querySelectorAll<HTMLElement>("tbody tr[aria-hidden] td")];
    const height = gaps.reduce((sum, gap) => sum + Number.parseFloat(gap.style.blockSize), 0);
    expect(height + drawnRows().length * 28).toBe(5000 * 28);
  });

  it("draws what was outrun as soon as the page rests", async () => {
    render(<Lines />);
    for (const pixels of [560, 1120, 1680, 2240]) scrollTo(pixels);
    expect(screen.queryByRole("row", { name: "Select 82 Line 82" })).toBeNull();
    expect(await screen.findByRole("row", { name: "Select 82 Line 82" })).toBeTruthy();
    const inSight = Math.ceil(window.innerHeight / 28);
    await waitFor(() => expect(drawnRows().length).toBeGreaterThan(inSight));
  });

  it("keeps the focus on its row when that is scrolled away, and goes on from there", async () => {
    render(<Lines />);
    await userEvent.keyboard("jj");
    expect(document.activeElement?.textContent).toBe("Line 2");
    scrollTo(28 * 3000);
    expect(document.activeElement?.textContent).toBe("Line 2");
    await userEvent.keyboard("j");
    expect(document.activeElement?.textContent).toBe("Line 3");
    await userEvent.keyboard("x");
    expect(screen.getByRole("checkbox", { name: "Select 3" })).toHaveProperty("checked", true);
  });

  it("goes from the last row up with k, and selects all of them with a", async () => {
    render(<Lines />);
    await userEvent.keyboard("k");
    expect(document.activeElement?.textContent).toBe("Line 5000");
    await userEvent.keyboard("k");
    expect(document.activeElement?.textContent).toBe("Line 4999");
    await userEvent.keyboard("a");
    expect(document.querySelector("output")?.textContent).toBe("5000");
  });

  it("draws all rows on request, and for the keys of the browser's search", async () => {
    const { unmount } = render(<Lines rows={linesOf(400)} />);
    await userEvent.click(screen.getByRole("button", { name: "Draw all rows" }));
    expect(drawnRows()).toHaveLength(400);
    unmount();
    render(<Lines rows={linesOf(400)} />);
    expect(drawnRows().length).toBeLessThan(100);
    await userEvent.keyboard("{Control>}f{/Control}");
    expect(drawnRows()).toHaveLength(400);
  });

  it("begins anew with other rows", () => {
    const { rerender } = render(<Lines />);
    scrollTo(28 * 3000);
    rerender(<Lines rows={linesOf(300)} />);
    expect(within(screen.getByRole("table")).getByRole("link", { name: "Line 300" })).toBeTruthy();
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("301");
  });

  it("keeps the table and the focus when rows come and go over the two hundred", () => {
    const { rerender } = render(<Lines rows={linesOf(200)} />);
    const link = screen.getByText("Line 180");
    const table = link.closest("table");
    link.focus();
    expect(table?.hasAttribute("aria-rowcount")).toBe(false);
    rerender(<Lines rows={linesOf(201)} />);
    expect(table?.getAttribute("aria-rowcount")).toBe("202");
    expect(drawnRows().length).toBeLessThan(100);
    expect(document.activeElement).toBe(link);
    rerender(<Lines rows={linesOf(200)} />);
    expect(document.activeElement).toBe(link);
    expect(drawnRows()).toHaveLength(200);
  });

  it("keeps the focus on its row when the rows come in another order", () => {
    const { rerender } = render(<Lines />);
    const link = screen.getByText("Line 3");
    link.focus();
    rerender(<Lines rows={[...many].reverse()} />);
    expect(document.activeElement).toBe(link);
    expect(link.closest("tr")?.getAttribute("aria-rowindex")).toBe("4999");
  });

  it("draws the row that is to get the focus, wherever it stands", () => {
    const { rerender } = render(<Lines />);
    expect(screen.queryByText("Line 4321")).toBeNull();
    rerender(<Lines reveal={{ key: 4321 }} />);
    expect(screen.getByText("Line 4321")).toBeTruthy();
    expect(drawnRows().length).toBeLessThan(100);
  });

  it("prints all rows, and draws those in sight again afterwards", () => {
    render(<Lines rows={linesOf(400)} />);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(drawnRows()).toHaveLength(400);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(drawnRows().length).toBeLessThan(100);
  });

  it("tells those who listen that rows are missing, as long as some are", async () => {
    render(<Lines rows={linesOf(300)} />);
    const table = document.querySelector("table");
    const id = table?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(id)?.textContent).toBe("Those out of sight are not drawn.");
    await userEvent.click(screen.getByText("Draw all rows"));
    expect(table?.hasAttribute("aria-describedby")).toBe(false);
  });
});
