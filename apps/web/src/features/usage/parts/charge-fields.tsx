import { vmi } from "@purvey/client/services/vmi";
import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useId, useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDebounced } from "../../../shared/use-debounced.ts";
import { useService } from "../../../shared/use-service.ts";
import type { LastJob } from "../last-job.ts";
import { messages } from "../messages.ts";
import { favouritesOf } from "../usage-model.ts";

export interface ChargeFieldsProps extends LastJob {
  readonly warehouseUid: number;
  /** Whether posting was tried without a job. */
  readonly missing: boolean;
  readonly onChange: (charge: LastJob) => void;
}

/** What is charged: the job and the department, with those that were charged before. */
export function ChargeFields({ warehouseUid, job, department, missing, onChange }: ChargeFieldsProps) {
  const text = useText(messages);
  const id = useId();
  const jobs = useCharged(warehouseUid, "job");
  const departments = useCharged(warehouseUid, "department");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text("job")} hint={text("jobHint")} error={missing && text("jobRequired")} required>
        <TextInput
          list={`${id}-jobs`}
          maxLength={255}
          autoComplete="off"
          data-scans=""
          value={job}
          onChange={({ target }) => onChange({ job: target.value, department })}
        />
      </Field>
      <Field label={text("department")} hint={text("departmentHint")}>
        <TextInput
          list={`${id}-departments`}
          maxLength={100}
          autoComplete="off"
          data-scans=""
          value={department}
          onChange={({ target }) => onChange({ job, department: target.value })}
        />
      </Field>
      <datalist id={`${id}-jobs`}>
        {jobs.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${id}-departments`}>
        {departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

/** Jobs and departments that took something here, the busiest first. */
function useCharged(warehouseUid: number, by: "job" | "department"): readonly string[] {
  const { queries } = useService(vmi);
  const { data } = useQuery(dataOf(queries.warehouse.usageTotals({ warehouseUid, by, limit: 50 })));
  return useMemo(() => (data ?? []).map(({ name }) => name).filter((name) => name !== ""), [data]);
}

/** What a job usually takes; undefined while it is on its way or no job is named. */
export function useFavourites(warehouseUid: number, job: string) {
  const { queries } = useService(vmi);
  const jobDescription = useDebounced(job.trim(), 250);
  const input = { warehouseUid, movementType: "usage", jobDescription, limit: 100 } as const;
  const { data } = useQuery(dataOf(queries.warehouse.movements(jobDescription === "" ? skipToken : input)));
  return useMemo(() => data && favouritesOf(data), [data]);
}
