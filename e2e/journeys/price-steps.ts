import { expect } from "vitest";
import type { Visitor } from "../support/visitor.ts";

/** Compares the price of a quantity for a customer with a contract and one without. */
export async function comparePrices(visitor: Visitor, quantity: number): Promise<void> {
  const { page } = visitor;
  await visitor.open(`/admin/prices?item=HB-M8-40&unit=EA&quantity=${quantity}&customer=100200&otherCustomer=100300`);
  const one = page.getByRole("region", { name: "Customer", exact: true });
  const other = page.getByRole("region", { name: "Customer to compare with" });
  await one.getByRole("link", { name: /J-2024-7/ }).waitFor();
  await other.getByRole("table").waitFor();
  expect(await other.textContent()).not.toContain("J-2024-7");
  expect(await other.textContent()).not.toMatch(/[Cc]ontract/);
}
