/** A line that a price is asked for. */
export interface AskedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitOfMeasure: string;
}

/** How many characters a message holds. */
export const mostCharacters = 4000;

/**
 * What the representative reads: whose request it is, what the person wrote, then the lines as quick order takes them
 * when they are pasted.
 */
export function requestText(customer: string, note: string, lines: readonly AskedLine[]): string {
  const rows = lines.map(({ itemId, quantity, unitOfMeasure }) => `${itemId}, ${quantity}, ${unitOfMeasure}`);
  return [customer, note.trim(), rows.join("\n")].filter((part) => part !== "").join("\n");
}
