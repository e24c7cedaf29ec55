import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type CellEdits, withoutEdits } from "../cell-edits.ts";
import { EditableCell } from "./editable-cell.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useCellGrid } from "./use-cell-grid.tsx";

const rows = ["BOLT", "NUT", "GLOVE"];
const columns = ["min", "max"];

function Grid() {
  const [edits, setEdits] = useState<CellEdits>(new Map());
  const grid = useCellGrid({
    rows,
    columns,
    edits,
    onEditsChange: setEdits,
    stored: ({ column }) => (column === "min" ? "10" : "40"),
    check: (_place, text) => (/^\d+$/.test(text) ? { text } : { problem: `“${text}” is no number.` }),
  });
  const changes = [...edits.values()].map(({ row, column, text, problem }) => ({
    key: `${row} ${column}`,
    label: `${row} ${column}`,
    before: "stored",
    after: text,
    ...(problem ? { problem } : {}),
  }));
  const words = { title: `${changes.length} changes`, show: "Show", save: "Save", discard: "Discard" };
  return (
    <>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column}>
                  <EditableCell grid={grid} place={{ row, column }} label={`${row} ${column}`} unit="EA" hint="why" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SaveBar
        words={words}
        changes={changes}
        onSave={() => setEdits(withoutEdits(edits, [...edits.values()].slice(0, 1)))}
        onDiscard={() => setEdits(new Map())}
      />
    </>
  );
}

const cell = (name: string, text: string) => screen.findByRole("button", { name: `${name}: ${text} EA` });
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(name));

async function startAt(name: string, text: string) {
  const user = userEvent.setup();
  render(<Grid />);
  (await cell(name, text)).focus();
  return user;
}

describe("cells that are edited", () => {
  it("open by Enter, take their text by Enter and go one down", async () => {
    const user = await startAt("BOLT min", "10");
    await user.keyboard("{Enter}25{Enter}");
    await cell("BOLT min", "25");
    await focused("NUT min: 10");
    screen.getByRole("region", { name: "1 changes" });
  });

  it("are typed over, go on by Tab and back by Shift+Tab", async () => {
    const user = await startAt("BOLT min", "10");
    await user.keyboard("7{Tab}");
    await focused("BOLT max: 40");
    await user.keyboard("8{Shift>}{Tab}{/Shift}");
    await focused("BOLT min: 7");
    await cell("BOLT max", "8");
  });

  it("revert by Esc: first what is typed, then what was edited", async () => {
    const user = await startAt("NUT max", "40");
    await user.keyboard("99{Escape}");
    await focused("NUT max: 40");
    await user.keyboard("99{Enter}{ArrowUp}");
    await focused("NUT max: 99");
    await user.keyboard("{Escape}");
    await cell("NUT max", "40");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("take a pasted range, and fill a chosen one down", async () => {
    const user = await startAt("BOLT min", "10");
    await user.paste("1\t100\n2\t200\n");
    await cell("NUT max", "200");
    (await cell("BOLT max", "100")).focus();
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await cell("GLOVE max", "100");
    await cell("NUT max", "100");
  });

  it("keep a text that cannot be stored and say why", async () => {
    const user = await startAt("BOLT min", "10");
    await user.keyboard("1-1{Enter}");
    await focused("NUT min");
    const refused = await cell("BOLT min", "1-1");
    expect(document.getElementById(refused.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "“1-1” is no number.",
    );
  });

  it("are listed before they are stored, and what is left stays", async () => {
    const user = await startAt("BOLT min", "10");
    await user.paste("1\t2");
    await user.click(await screen.findByRole("button", { name: "Show" }));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "BOLT minstored → 1",
      "BOLT maxstored → 2",
    ]);
    await user.click(screen.getByRole("button", { name: "Save" }));
    screen.getByRole("region", { name: "1 changes" });
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("a save bar", () => {
  it("sets what a problem quotes in mono, as every sentence does", () => {
    const words = { title: "1 change", show: "Show", save: "Save", discard: "Discard" };
    const change = { key: "x", label: "BOLT · maximum", before: "40", after: "1-1", problem: "`1-1` is not a number." };
    render(<SaveBar words={words} changes={[change]} onSave={() => undefined} onDiscard={() => undefined} />);
    const bar = screen.getByRole("region", { name: "1 change" });
    expect(bar.querySelector("li code")?.textContent).toBe("1-1");
    expect(bar.textContent).toContain("1-1 is not a number.");
    expect(bar.textContent).not.toContain("`");
  });
});
