// What other trades may take of this one.
export { appendMovements } from "./append-movements.ts";
export { moveLockedStock } from "./ledger.ts";
export type { Ledger } from "./ledger-definition.ts";
export { ledgerDifferences } from "./ledger-differences.ts";
export { lockStock } from "./lock-stock.ts";
export { changeOnOrder, type OnOrderChange } from "./on-order.ts";
export { pickTicketInserts } from "./pick-ticket-inserts.ts";
export {
  type Allocation,
  type AllocationRequest,
  allocationMovements,
  planAllocation,
  type Shortage,
  shortageError,
  shortageText,
} from "./plan-allocation.ts";
export { readShelves } from "./read-shelves.ts";
export { type SerialNumber, Serials } from "./serials.ts";
export { type BinPortion, type RegisteredStay, Shelves, type TakeRequest } from "./shelves.ts";
export { keyText, type Movement, type StockBalance } from "./stock-balance.ts";
export { moveSerials, readSerials, registerSerials } from "./stored-serials.ts";
export { writeMovements } from "./write-movements.ts";
