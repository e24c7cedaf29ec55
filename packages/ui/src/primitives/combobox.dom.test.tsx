import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox.tsx";

const parts = ["HB-M8-40", "NUT-M8-NY", "SEAL-XT2"].map((key) => ({ key, label: key }));
const brands = [{ key: "mercer", label: "Mercer M8" }];
let events: string[];

function Search(props: Partial<ComboboxProps<ComboboxOption>>) {
  const [text, setText] = useState("");
  const fits = (option: ComboboxOption) => option.label.toLowerCase().includes(text.toLowerCase());
  return (
    <Combobox
      label="Search"
      inputValue={text}
      onInputChange={setText}
      groups={[
        { key: "parts", label: "Parts", options: parts.filter(fits) },
        { key: "brands", label: "Brands", options: brands.filter(fits) },
      ]}
      onSelect={(option) => events.push(`select ${option.key}`)}
      onSubmit={(typed) => events.push(`submit ${typed}`)}
      empty="Nothing fits. Try fewer characters."
      {...props}
    />
  );
}

const input = () => screen.getByRole("combobox", { name: "Search" });
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;

beforeEach(() => {
  events = [];
});

describe("Combobox", () => {
  it("opens while one types, in groups, and says how many fit", async () => {
    render(<Search />);
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.type(input(), "m8");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
    expect(screen.getByRole("group", { name: "Brands" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("3 suggestions");
    expect(document.getElementById(input().getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe("listbox");
  });

  it("moves through the groups and around with the arrows while the focus stays in the text", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8");
    expect(active()).toBe("HB-M8-40");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("Mercer M8");
    await userEvent.keyboard("{ArrowDown}");
    expect(active()).toBe("HB-M8-40");
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toBe("Mercer M8");
    expect(document.activeElement).toBe(input());
  });

  it("takes the active option on Enter and closes", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8{ArrowDown}{Enter}");
    expect(events).toEqual(["select NUT-M8-NY"]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("submits the text when no option is active", async () => {
    render(<Search firstActive={false} />);
    await userEvent.type(input(), "m8{Enter}");
    expect(events).toEqual(["submit m8"]);
  });

  it("falls back to the first option when the active one no longer fits", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8{ArrowDown}");
    expect(active()).toBe("NUT-M8-NY");
    await userEvent.type(input(), "-4");
    expect(active()).toBe("HB-M8-40");
  });

  it("closes on the first Esc and clears on the second", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(input()).toHaveProperty("value", "m8");
    await userEvent.keyboard("{Escape}");
    expect(input()).toHaveProperty("value", "");
  });

  it("opens again on an arrow, and takes an option by the pointer without losing the focus", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8{Escape}{ArrowDown}");
    await userEvent.click(screen.getByRole("option", { name: "NUT-M8-NY" }));
    expect(events).toEqual(["select NUT-M8-NY"]);
    expect(document.activeElement).toBe(input());
  });

  it("says that nothing fits and what to do", async () => {
    render(<Search />);
    await userEvent.type(input(), "zzz");
    expect(screen.getByText("Nothing fits. Try fewer characters.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Nothing found");
  });

  it("keeps quiet about the number while an answer is on its way", async () => {
    render(<Search loading />);
    await userEvent.type(input(), "m8");
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.getAllByRole("option")).toHaveLength(3);
  });

  it("closes when the focus leaves", async () => {
    render(<Search />);
    await userEvent.type(input(), "m8");
    await userEvent.tab();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(events).toEqual([]);
  });
});
