/** A quantity as services store it: six decimals. */
export function roundedQuantity(quantity: number): number {
  return Math.round(quantity * 1e6) / 1e6;
}
