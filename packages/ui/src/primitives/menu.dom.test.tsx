import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";

let chosen: string[];

function Actions() {
  return (
    <Menu
      label="Actions for order 70015"
      trigger={(attributes) => <IconButton icon="more" label="Actions" {...attributes} />}
      items={[
        { key: "print", label: "Print", onSelect: () => chosen.push("print") },
        {
          key: "edit",
          label: "Edit",
          disabledReason: "A shipped order cannot be changed.",
          onSelect: () => chosen.push("edit"),
        },
        { key: "remove", label: "Remove", onSelect: () => chosen.push("remove") },
      ]}
    />
  );
}

const line = (name: string) => screen.getByRole("menuitem", { name });
const open = () => userEvent.click(screen.getByRole("button", { name: "Actions" }));

beforeEach(() => {
  chosen = [];
});

describe("Menu", () => {
  it("opens on its first line and moves around with the arrows", async () => {
    render(<Actions />);
    await open();
    expect(document.activeElement).toBe(line("Print"));
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(line("Remove"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(line("Edit"));
  });

  it("goes to the line that starts with the letter typed", async () => {
    render(<Actions />);
    await open();
    await userEvent.keyboard("r");
    expect(document.activeElement).toBe(line("Remove"));
  });

  it("chooses on Enter and closes", async () => {
    render(<Actions />);
    await open();
    await userEvent.keyboard("{End}{Enter}");
    expect(chosen).toEqual(["remove"]);
    expect(screen.getByRole("button", { name: "Actions" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps a line that is not possible, says why and does nothing", async () => {
    render(<Actions />);
    await open();
    await userEvent.click(line("Edit"));
    expect(chosen).toEqual([]);
    expect(line("Edit").getAttribute("aria-description")).toBe("A shipped order cannot be changed.");
  });

  it("leaves a sheet that it stands in open", async () => {
    render(
      <Popover label="Orders" trigger={(attributes) => <IconButton icon="list" label="Orders" {...attributes} />}>
        <Actions />
      </Popover>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Orders" }));
    await open();
    await userEvent.click(line("Print"));
    expect(chosen).toEqual(["print"]);
    expect(screen.getByRole("button", { name: "Actions" })).toBeTruthy();
  });
});
