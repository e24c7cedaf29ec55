/** When the company went live: the date of the ledger's opening rows. */
export const openingDate = "2026-01-02 06:00:00";
