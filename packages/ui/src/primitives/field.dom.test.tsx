import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";
import { TextInput } from "./text-input.tsx";

const described = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

describe("Field", () => {
  it("labels its control and describes it by rule and error", () => {
    render(
      <Field label="Purchase order" hint="20 characters at most" error="The field `poNo` is required." required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: /Purchase order/ });
    expect(described(input)).toEqual(["20 characters at most", "The field poNo is required."]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input).toHaveProperty("required", true);
    expect(screen.getByText("poNo").tagName).toBe("CODE");
  });

  it("says nothing about errors while there is none", () => {
    render(
      <Field label="Branch">
        <Select>
          <option>Toledo</option>
        </Select>
      </Field>,
    );
    const select = screen.getByRole("combobox", { name: "Branch" });
    expect(select.getAttribute("aria-invalid")).toBeNull();
    expect(select.getAttribute("aria-describedby")).toBeNull();
  });
});
