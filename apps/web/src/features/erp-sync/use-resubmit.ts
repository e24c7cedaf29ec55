import { imports } from "@purvey/client/services/imports";
import type { ImportRecord } from "@purvey/contract/generated/imports";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useRefused } from "../../shared/errors/use-refused.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useService } from "../../shared/use-service.ts";
import { messages } from "./messages.ts";

/** Handing a record over to the ERP again. */
export interface Resubmit {
  /** Why a record is not handed over again; undefined when it can be. */
  reasonAgainst(record: ImportRecord): string | undefined;
  /** Hands it over; says what the ERP made of it. */
  run(record: ImportRecord): Promise<void>;
}

/** Hands records on hold over to the ERP again. */
export function useResubmit(): Resubmit {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const denied = useDenial("import.write");
  const { mutateAsync } = useMutation(useService(imports).mutations.import.update());
  const say = ({ importUid, importState, importResults }: ImportRecord) => {
    const uid = String(importUid);
    const results = importResults ?? "";
    if (importState === "hold")
      toasts.show({ tone: "out", message: text("heldAgain", { uid, results }), duration: 9000 });
    else if (importState === "initial") toasts.show({ message: text("onItsWay", { uid }) });
    else toasts.show({ tone: "ok", message: text("resubmitted", { uid, results }) });
  };
  return {
    reasonAgainst: ({ importState }) =>
      denied ?? (importState === "hold" ? undefined : text("onlyHeld", { state: text(`state-${importState}`) })),
    run: async ({ importUid, dateLastModified: ifLastModified }) => {
      try {
        say((await mutateAsync({ importUid, importState: "initial", ifLastModified })).data);
      } catch (error) {
        refused(error);
      }
    },
  };
}
