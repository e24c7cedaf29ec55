import type { Warehouse } from "@purvey/contract/generated/vmi";
import { useMutation } from "@tanstack/react-query";
import { useVmiMutations } from "../../shared/vmi-api.ts";
import { useSwitch } from "./use-switch.ts";

/** A stockroom as far as switching it needs. */
export type Switched = Pick<Warehouse, "warehouseUid" | "warehouseName" | "statusCd">;

/** Disables an active stockroom and enables a disabled one; the message offers to undo it. */
export function useEnable(): (stockroom: Switched) => Promise<void> {
  const { mutateAsync } = useMutation(useVmiMutations().vmi.warehouse.enable());
  const toggle = useSwitch();
  return ({ warehouseUid, warehouseName: name, statusCd }) =>
    toggle({ name, statusCd, set: (next) => mutateAsync({ warehouseUid, statusCd: next }) });
}
