import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { FormatProvider } from "../data/format-provider.tsx";
import { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper.tsx";

function Stepper(props: Partial<QuantityStepperProps> & { start: number | null }) {
  const [value, setValue] = useState(props.start);
  const boxes = { unit: "EA", multiple: 100, pack: { unit: "BX", size: 100 } };
  return (
    <FormatProvider locale="en-US" currency="USD" timeZone="UTC">
      <QuantityStepper label="Quantity" {...boxes} {...props} value={value} onValueChange={setValue} />
      <output>{String(value)}</output>
    </FormatProvider>
  );
}

const input = () => screen.getByRole("textbox", { name: "Quantity" });
const value = () => screen.getByRole("status", { hidden: true }).textContent;
const text = () => document.body.textContent?.replace(/\u00a0/g, " ");

describe("QuantityStepper", () => {
  it("works sums out on Enter and prints the package", async () => {
    render(<Stepper start={100} />);
    await userEvent.clear(input());
    await userEvent.type(input(), "2*150{Enter}");
    expect(value()).toBe("300");
    expect(input()).toHaveProperty("value", "300");
    expect(text()).toContain("3 BX · 300 EA");
  });

  it("steps by the multiple with the arrow keys and stops at zero", async () => {
    render(<Stepper start={100} />);
    await userEvent.click(input());
    await userEvent.keyboard("{ArrowUp}");
    expect(value()).toBe("200");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(value()).toBe("0");
  });

  it("steps with its buttons", async () => {
    render(<Stepper start={150} />);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(value()).toBe("200");
    await userEvent.click(screen.getByRole("button", { name: "Less" }));
    expect(value()).toBe("100");
  });

  it("refuses 150 without rounding and offers the boxes around it", async () => {
    render(<Stepper start={100} />);
    await userEvent.clear(input());
    await userEvent.type(input(), "150");
    await userEvent.tab();
    expect(value()).toBe("150");
    expect(screen.getByRole("alert").textContent).toBe("150 EA is not a multiple of 100 EA.");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: /Use 2\sBX · 200\sEA/ }));
    expect(value()).toBe("200");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps a text that is no number, says so, and leaves the value alone", async () => {
    render(<Stepper start={100} />);
    await userEvent.clear(input());
    await userEvent.type(input(), "abc");
    await userEvent.tab();
    expect(input()).toHaveProperty("value", "abc");
    expect(value()).toBe("100");
    expect(screen.getByRole("alert").textContent).toContain("abc is not a number");
    expect(screen.getByRole("alert").querySelector("code")?.textContent).toBe("abc");
  });

  it("goes back on Esc", async () => {
    render(<Stepper start={100} />);
    await userEvent.clear(input());
    await userEvent.type(input(), "7{Escape}");
    expect(input()).toHaveProperty("value", "100");
  });

  it("becomes empty, not zero, when it is emptied", async () => {
    render(<Stepper start={100} />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(value()).toBe("null");
  });
});
