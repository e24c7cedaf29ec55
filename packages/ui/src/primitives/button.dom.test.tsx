import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

describe("Button", () => {
  it("latches until the promise of its handler settles, so that a double click acts once", async () => {
    const settle: (() => void)[] = [];
    const place = vi.fn(() => new Promise<void>((resolve) => settle.push(resolve)));
    render(<Button onClick={place}>Place order</Button>);
    const button = screen.getByRole("button", { name: "Place order" });
    await userEvent.dblClick(button);
    expect(place).toHaveBeenCalledTimes(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => settle[0]?.());
    expect(button.getAttribute("aria-busy")).toBeNull();
    await userEvent.click(button);
    expect(place).toHaveBeenCalledTimes(2);
  });

  it("stays reachable when refused, says why and does nothing", async () => {
    const transfer = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" disabledReason="You need the permission `vmi.move`." onClick={transfer}>
          Transfer
        </Button>
      </form>,
    );
    await userEvent.tab();
    const button = screen.getByRole("button");
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard("{Enter}");
    expect(transfer).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("You need the permission `vmi.move`.");
  });

  it("submits nothing unless told to", async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>Look</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(submit).not.toHaveBeenCalled();
  });

  it("hands the ref to the element", () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(<IconButton ref={ref} icon="trash" label="Remove HB-M8-40" />);
    expect(ref.current?.getAttribute("aria-label")).toBe("Remove HB-M8-40");
  });
});
