import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { RadioGroup } from "./radio-group.tsx";

describe("RadioGroup", () => {
  const options = [
    { value: "ground", label: "Ground", hint: "Wednesday" },
    { value: "air", label: "Air" },
  ];

  it("is chosen from by keyboard and names every choice", async () => {
    const chosen: string[] = [];
    render(<RadioGroup legend="Delivery" value="ground" options={options} onValueChange={(key) => chosen.push(key)} />);
    screen.getByRole("radio", { name: "Air" }).focus();
    await userEvent.keyboard(" ");
    expect(chosen).toEqual(["air"]);
    expect(screen.getByRole("group", { name: "Delivery" }).getAttribute("aria-busy")).toBeNull();
  });

  it("keeps the places of choices that are being asked for, without a control nobody could name", () => {
    const group = (awaited: number) => (
      <RadioGroup legend="Delivery" value="ground" options={options} awaited={awaited} onValueChange={() => {}} />
    );
    const { container, rerender } = render(group(3));
    expect(container.querySelectorAll(".tick-row")).toHaveLength(5);
    expect(screen.getAllByRole("radio", { hidden: true })).toHaveLength(2);
    expect(screen.getByRole("group", { name: "Delivery" }).getAttribute("aria-busy")).toBe("true");
    rerender(group(0));
    expect(container.querySelectorAll(".tick-row")).toHaveLength(2);
  });
});
