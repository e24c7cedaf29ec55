import { FormatProvider } from "@purvey/ui/data/format-provider";
import { ToastProvider } from "@purvey/ui/toast";
import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";

describe("the gallery", () => {
  it("shows every component without a finding of axe", async () => {
    const { container } = render(
      <FormatProvider locale="en-US" currency="USD" timeZone="America/New_York">
        <ToastProvider>
          <Gallery />
        </ToastProvider>
      </FormatProvider>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Gallery" })).toBeTruthy();
    const unmeasurable = { "color-contrast": { enabled: false } };
    const { violations, passes } = await axe.run(container, { rules: unmeasurable });
    expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([]);
    expect(passes.length).toBeGreaterThan(20);
  });

  it("draws of five thousand rows those in sight, without a finding of axe", async () => {
    window.history.replaceState(null, "", "?state=long");
    const { container } = render(
      <FormatProvider locale="en-US" currency="USD" timeZone="America/New_York">
        <Gallery />
      </FormatProvider>,
    );
    window.history.replaceState(null, "", "?");
    expect(container.querySelectorAll("tbody tr[data-row]").length).toBeLessThan(100);
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
