import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { NumberInput, type NumberInputProps } from "./number-input.tsx";

function Counted(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(7);
  return (
    <>
      <NumberInput aria-label="Number" value={value} onValueChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole("textbox", { name: "Number" }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const value = () => screen.getByRole("status").textContent;

describe("NumberInput", () => {
  it("takes a number over on leaving, and groups its thousands", () => {
    render(<Counted />);
    type("1001");
    expect(value()).toBe("7");
    fireEvent.blur(field());
    expect([value(), field().value]).toEqual(["1001", "1,001"]);
  });

  it("follows the typing where it is live, and goes back to what it began with", () => {
    render(<Counted live grouped={false} />);
    type("1001");
    expect([value(), field().value]).toEqual(["1001", "1001"]);
    type("10 *");
    expect([value(), field().value]).toEqual(["1001", "10 *"]);
    type("");
    expect(value()).toBe("null");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect([value(), field().value]).toEqual(["7", "7"]);
  });

  it("says at once, where it is live, what is no number and cannot become one, and gives way to what is filled in", () => {
    const { rerender } = render(<NumberInput aria-label="Number" live value={7} onValueChange={() => undefined} />);
    for (const unfinished of ["-", "3*", "1,"]) {
      type(unfinished);
      expect(screen.queryByText(/is not a number/)).toBeNull();
    }
    type("abc");
    expect(screen.getByText(/is not a number/)).toBeTruthy();
    rerender(<NumberInput aria-label="Number" live value={12} onValueChange={() => undefined} />);
    expect([field().value, screen.queryByText(/is not a number/)]).toEqual(["12", null]);
  });
});
