/** One thing that the doctor looked at: a sentence, with the way out where something is wrong. */
export interface Finding {
  /** What was looked at: `token`. */
  readonly check: string;
  readonly level: "fine" | "remark" | "problem";
  readonly message: string;
}

/** Makes findings of one check. */
export function findingsOf(check: string) {
  return {
    fine: (message: string): Finding => ({ check, level: "fine", message }),
    remark: (message: string): Finding => ({ check, level: "remark", message }),
    problem: (message: string): Finding => ({ check, level: "problem", message }),
  };
}
