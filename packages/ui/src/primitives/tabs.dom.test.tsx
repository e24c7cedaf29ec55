import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

function Item() {
  const [tab, setTab] = useState("specs");
  const items = ["specs", "documents", "questions"].map((key) => ({ key, label: key, content: `Panel of ${key}` }));
  return <Tabs label="Item" items={items} value={tab} onValueChange={setTab} />;
}

const tab = (name: string) => screen.getByRole("tab", { name });

describe("Tabs", () => {
  it("moves and shows with the arrows, around the ends, and with Home and End", async () => {
    render(<Item />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab("specs"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("questions"));
    expect(screen.getByRole("tabpanel", { name: "questions" }).textContent).toBe("Panel of questions");
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(tab("documents").getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{End}");
    expect(tab("questions").getAttribute("aria-selected")).toBe("true");
  });

  it("is one stop of the Tab key, then comes the panel", async () => {
    render(<Item />);
    await userEvent.click(tab("documents"));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
    expect(screen.getAllByRole("tab").map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });
});
