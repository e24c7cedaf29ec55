import { renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useTitle } from "../../shared/use-title.ts";
import { useCustomerInTitle } from "./acting-banner.tsx";

describe("the title while one acts for a customer", () => {
  it("begins with the customer on every screen, and without them when one stops", async () => {
    const screen = renderHook(({ title }) => useTitle(title), { initialProps: { title: "Shop" } });
    const acting = renderHook(({ customer }) => useCustomerInTitle(customer), {
      initialProps: { customer: "Lakeside" },
    });
    expect(document.title).toBe("Lakeside: Shop – Purvey");
    screen.rerender({ title: "Cart" });
    await vi.waitFor(() => expect(document.title).toBe("Lakeside: Cart – Purvey"), 20_000);
    acting.rerender({ customer: "Northgate" });
    expect(document.title).toBe("Northgate: Cart – Purvey");
    acting.unmount();
    expect(document.title).toBe("Cart – Purvey");
  });
});
