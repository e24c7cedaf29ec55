/** What somebody entered to give money back. */
export interface RefundDraft {
  readonly amount: number | null;
  readonly reason: string;
}

/** Why a draft cannot be sent yet; undefined when it can. The server judges the amount again, with what went back meanwhile. */
export function refundProblem(
  { amount, reason }: RefundDraft,
  most: number,
): "noAmount" | "tooMuch" | "noReason" | undefined {
  if (amount === null || amount <= 0) return "noAmount";
  if (amount > most) return "tooMuch";
  return reason.trim() === "" ? "noReason" : undefined;
}
