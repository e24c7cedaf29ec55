import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Chip } from "./chip.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Field } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { UiTextProvider } from "./ui-text-provider.tsx";

describe("the words of the components", () => {
  it("are English without a provider, with what they are about", () => {
    render(
      <>
        <Chip name="Thread" onRemove={() => {}}>
          M8
        </Chip>
        <CopyButton text="7f3a" what="request id" />
        <PasswordInput />
      </>,
    );
    const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Remove Thread M8", "Copy the request id", "Show the password"]);
  });

  it("come from the provider, in sentences of numbers too", async () => {
    render(
      <UiTextProvider say={(name, values) => `${name}: ${Object.values(values ?? {}).join(" ")}`}>
        <Chip onRemove={() => {}}>M8</Chip>
        <Field label="Menge" required>
          <NumberInput value={1} onValueChange={() => {}} />
        </Field>
      </UiTextProvider>,
    );
    expect(screen.getByRole("button", { name: "remove: M8" })).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Menge · required:/), "2x{Enter}");
    expect(screen.getByText(/^sumEndsEarly:/)).toBeTruthy();
  });
});
