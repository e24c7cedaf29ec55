/** The parts of a delivery line, abbreviated. */
export interface DeliveryParts {
  /** S street, P post-office box, R rural route or highway contract. */
  readonly recordType: "S" | "P" | "R";
  readonly primaryNumber: string | null;
  readonly predirection: string | null;
  /** Also `PO Box`, `RR` and `HC`. */
  readonly streetName: string | null;
  readonly suffix: string | null;
  readonly postdirection: string | null;
  readonly unitDesignator: string | null;
  readonly unitNumber: string | null;
  readonly extraDesignator: string | null;
  readonly extraNumber: string | null;
}

/** A line that says nothing. */
export const noParts: DeliveryParts = {
  recordType: "S",
  primaryNumber: null,
  predirection: null,
  streetName: null,
  suffix: null,
  postdirection: null,
  unitDesignator: null,
  unitNumber: null,
  extraDesignator: null,
  extraNumber: null,
};
