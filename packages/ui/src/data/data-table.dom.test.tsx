import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { DataTable, type DataTableProps, type RowKey, type TableSort } from "./data-table.tsx";

interface Part {
  id: string;
  bin: string;
}

const parts: Part[] = ["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L", "SEAL-XT2"].map((id, index) => ({
  id,
  bin: `A-0${index}`,
}));
let opened: string[];

function Parts(props: Partial<DataTableProps<Part>>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [sort, setSort] = useState<TableSort>();
  return (
    <DataTable
      caption="Parts"
      keyboard="page"
      rows={parts}
      rowKey={(part) => part.id}
      selected={selected}
      onSelectedChange={setSelected}
      sort={sort}
      onSortChange={setSort}
      columns={[
        {
          key: "id",
          header: "Part",
          width: 120,
          sortable: true,
          cell: (part) => (
            <a href={`#${part.id}`} onClick={() => opened.push(part.id)}>
              {part.id}
            </a>
          ),
        },
        { key: "bin", header: "Bin", cell: (part) => part.bin },
      ]}
      {...props}
    />
  );
}

const focused = () => document.activeElement?.textContent;
const ticked = () =>
  screen.getAllByRole("checkbox", { checked: true }).map((box) => box.closest("tr")?.querySelector("a")?.textContent);

beforeEach(() => {
  opened = [];
});

describe("DataTable", () => {
  it("is a table with a name, column heads, row heads and real links", () => {
    render(<Parts />);
    const table = screen.getByRole("table", { name: "Parts" });
    expect(within(table).getByRole("columnheader", { name: "Bin" })).toBeTruthy();
    expect(within(table).getByRole("rowheader", { name: "HB-M8-40" })).toBeTruthy();
    expect(within(table).getByRole("link", { name: "HB-M8-40" }).getAttribute("href")).toBe("#HB-M8-40");
  });

  it("moves from link to link with j and k, stops at the ends, and Enter opens", async () => {
    render(<Parts />);
    await userEvent.keyboard("j");
    expect(focused()).toBe("HB-M8-40");
    await userEvent.keyboard("jjjjj");
    expect(focused()).toBe("SEAL-XT2");
    await userEvent.keyboard("k");
    expect(focused()).toBe("GLV-NIT-L");
    await userEvent.keyboard("{Enter}");
    expect(opened).toEqual(["GLV-NIT-L"]);
  });

  it("selects with x, a range with Shift+X, all with a", async () => {
    render(<Parts />);
    await userEvent.keyboard("jx");
    expect(ticked()).toEqual(["HB-M8-40"]);
    await userEvent.keyboard("jj{Shift>}X{/Shift}");
    expect(ticked()).toEqual(["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L"]);
    await userEvent.keyboard("a");
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(5);
    await userEvent.keyboard("a");
    expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  });

  it("selects a range by clicking with Shift, and shows in its head that some are selected", async () => {
    render(<Parts />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("checkbox", { name: "Select NUT-M8-NY" }));
    expect(screen.getByRole("checkbox", { name: /Select all/ })).toHaveProperty("indeterminate", true);
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: "Select SEAL-XT2" }));
    await user.keyboard("{/Shift}");
    expect(ticked()).toEqual(["NUT-M8-NY", "GLV-NIT-L", "SEAL-XT2"]);
  });

  it("uses its keys only inside itself when it is not the one list of the screen", async () => {
    render(<Parts keyboard="table" />);
    await userEvent.keyboard("j");
    expect(document.activeElement).toBe(document.body);
    screen.getByRole("link", { name: "HB-M8-40" }).focus();
    await userEvent.keyboard("j");
    expect(focused()).toBe("NUT-M8-NY");
  });

  it("turns the sort with its button and says it", async () => {
    render(<Parts />);
    const head = screen.getByRole("columnheader", { name: "Part" });
    expect(head.getAttribute("aria-sort")).toBe("none");
    await userEvent.click(within(head).getByRole("button"));
    expect(head.getAttribute("aria-sort")).toBe("ascending");
    await userEvent.click(within(head).getByRole("button"));
    expect(head.getAttribute("aria-sort")).toBe("descending");
    expect(screen.getByRole("columnheader", { name: "Bin" }).getAttribute("aria-sort")).toBeNull();
  });

  it("stands in with rows of the same columns while the first answer is on its way", () => {
    render(<Parts rows={undefined} skeletonRows={3} />);
    const table = screen.getByRole("table");
    expect(table.getAttribute("aria-busy")).toBe("true");
    expect(table.querySelectorAll("tbody tr")).toHaveLength(3);
    expect(screen.getByRole("status").textContent).toBe("Loading: Parts");
  });

  it("keeps its rows while it is refreshed", () => {
    render(<Parts refreshing />);
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(screen.getAllByRole("link")).toHaveLength(4);
  });

  it("shows what to do when there is nothing", () => {
    render(<Parts rows={[]} empty={<button type="button">Show all</button>} />);
    expect(screen.getByRole("button", { name: "Show all" })).toBeTruthy();
  });

  it("keeps the place of actions in rows that have none", () => {
    render(<Parts rowActions={(part) => (part.id === "HB-M8-40" ? <button type="button">Move</button> : undefined)} />);
    const cells = screen.getAllByRole("row").map((row) => row.children.length);
    expect(new Set(cells)).toEqual(new Set([4]));
  });

  it("counts rows among all, when only some are shown", () => {
    render(<Parts totalRows={1284} firstRow={100} />);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1285");
    expect(screen.getByRole("link", { name: "HB-M8-40" }).closest("tr")?.getAttribute("aria-rowindex")).toBe("102");
  });

  it("opens each group of rows with a heading", () => {
    render(<Parts groupOf={(part) => ({ key: part.id.slice(0, 1), label: `Group ${part.id.slice(0, 1)}` })} />);
    expect(screen.getAllByRole("columnheader", { name: /^Group/ }).map((head) => head.textContent)).toEqual([
      "Group H",
      "Group N",
      "Group G",
      "Group S",
    ]);
  });
});
