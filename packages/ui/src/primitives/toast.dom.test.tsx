import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ToastMessage, ToastProvider, useToasts } from "./toast.tsx";

let log: string[];

function Removing(message: Partial<ToastMessage>) {
  const toasts = useToasts();
  const undo = { label: "Undo", onAction: () => log.push("undone") };
  const show = () =>
    toasts.show({ message: "Line removed.", action: undo, onExpire: () => log.push("sent"), ...message });
  return (
    <button type="button" onClick={show}>
      Remove
    </button>
  );
}

const remove = (message: Partial<ToastMessage> = {}) => {
  render(
    <ToastProvider>
      <Removing {...message} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

describe("Toast", () => {
  it("is announced politely", () => {
    remove();
    const region = screen.getByRole("region", { name: "Messages" });
    expect(region.getAttribute("aria-live")).toBe("polite");
    expect(region.textContent).toContain("Line removed.");
  });

  it("undoes, once, and then sends nothing", () => {
    remove();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    pass(20_000);
    expect(log).toEqual(["undone"]);
    expect(screen.queryByText("Line removed.")).toBeNull();
  });

  it("goes after 8 s with an action and sends what was delayed", () => {
    remove();
    pass(7_900);
    expect(log).toEqual([]);
    pass(200);
    expect(log).toEqual(["sent"]);
    expect(screen.queryByText("Line removed.")).toBeNull();
  });

  it("goes after 5 s without an action", () => {
    remove({ action: undefined });
    pass(5_100);
    expect(screen.queryByText("Line removed.")).toBeNull();
  });

  it("waits while the pointer or the focus is on it", () => {
    remove();
    const undo = screen.getByRole("button", { name: "Undo" });
    fireEvent.focus(undo);
    pass(60_000);
    expect(log).toEqual([]);
    fireEvent.blur(undo);
    pass(8_100);
    expect(log).toEqual(["sent"]);
  });

  it("sends at once when it is dismissed", () => {
    remove();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss the message" }));
    expect(log).toEqual(["sent"]);
    pass(20_000);
    expect(log).toEqual(["sent"]);
  });
});
