import { vmi } from "@purvey/client/services/vmi";
import type { Warehouse } from "@purvey/contract/generated/vmi";
import { useMutation } from "@tanstack/react-query";
import { useService } from "../../shared/use-service.ts";
import { useSwitch } from "./use-switch.ts";

/** A stockroom as far as switching it needs. */
export type Switched = Pick<Warehouse, "warehouseUid" | "warehouseName" | "statusCd" | "dateLastModified">;

/** Disables an active stockroom and enables a disabled one; the message offers to undo it. */
export function useEnable(): (stockroom: Switched) => Promise<void> {
  const { mutateAsync } = useMutation(useService(vmi).mutations.warehouse.enable());
  const toggle = useSwitch();
  return ({ warehouseUid, warehouseName: name, statusCd, dateLastModified }) =>
    toggle({ name, statusCd, dateLastModified, set: (change) => mutateAsync({ warehouseUid, ...change }) });
}
