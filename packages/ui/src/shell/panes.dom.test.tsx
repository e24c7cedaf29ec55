import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { leastPane, movePane } from "../pane-sizes.ts";
import { Panes } from "./panes.tsx";

function Desk() {
  const [sizes, setSizes] = useState<readonly number[]>([40, 35, 25]);
  const panes = ["Input", "Answer", "Code"].map((label) => ({ key: label, label, content: label }));
  return <Panes panes={panes} sizes={sizes} onSizesChange={setSizes} />;
}

describe("Panes", () => {
  it("are resized by the arrow keys, as far as the neighbour allows", async () => {
    render(<Desk />);
    const grip = screen.getByRole("separator", { name: "Input" });
    grip.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(grip.getAttribute("aria-valuenow")).toBe("42");
    await userEvent.keyboard("{End}");
    expect(grip.getAttribute("aria-valuenow")).toBe(`${75 - leastPane}`);
    await userEvent.keyboard("{Home}");
    expect(grip.getAttribute("aria-valuenow")).toBe(`${leastPane}`);
  });

  it("keep their sum and leave the others alone", () => {
    expect(movePane([40, 35, 25], 1, 5)).toEqual([40, 40, 20]);
    expect(movePane([40, 45, 15], 1, 5)).toEqual([40, 45, 15]);
  });
});
