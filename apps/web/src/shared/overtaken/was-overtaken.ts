/** A text as it was read before it was edited, as it is stored now, and as it was typed. */
export interface Overtaking {
  readonly seen: string;
  readonly stored: string;
  readonly typed: string;
}

/** Whether somebody else has stored another text than the one that was edited; the same as was typed harms nobody. */
export function wasOvertaken({ seen, stored, typed }: Overtaking): boolean {
  return stored !== seen && stored !== typed;
}
