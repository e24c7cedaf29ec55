import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useId } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { LastJob } from "../last-job.ts";
import { messages } from "../messages.ts";
import { useCharged } from "../use-usage-history.ts";

/** What `ChargeFields` takes. */
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
