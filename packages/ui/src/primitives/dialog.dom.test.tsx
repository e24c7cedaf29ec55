import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

function Asking({ field = true, sticky = false }: { field?: boolean; sticky?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove 12 lines?"
        sticky={sticky}
        footer={<Button>Keep</Button>}
      >
        {field ? <input aria-label="Reason" /> : "They go."}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Remove" });

describe("Dialog", () => {
  it("is named by its title and gives the focus to the first control of its body", async () => {
    render(<Asking />);
    await userEvent.click(opener());
    expect(screen.getByRole("dialog", { name: "Remove 12 lines?" })).toHaveProperty("open", true);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });

  it("gives the focus to the first button of its foot when the body has none", async () => {
    render(<Asking field={false} />);
    await userEvent.click(opener());
    expect(document.activeElement?.textContent).toBe("Keep");
  });

  it("closes on Esc and returns the focus to what opened it", async () => {
    render(<Asking />);
    await userEvent.click(opener());
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it("closes by its button", async () => {
    render(<Asking />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes on a click beside it, but not inside, and not when it is sticky", async () => {
    const { rerender } = render(<Asking />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByText("Remove 12 lines?"));
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
    rerender(<Asking sticky />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
