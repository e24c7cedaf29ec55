import type { Issue } from "@purvey/contract/schema";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";

/** What `IssueList` takes. */
export interface IssueListProps {
  readonly issues: readonly Issue[];
  readonly count: number;
  readonly tried: boolean;
}

/** What the client would refuse: path and sentence of each place. */
export function IssueList({ issues, count, tried }: IssueListProps) {
  const text = useText(requestMessages);
  return (
    <div role="status" className="issue-list">
      {count === 0 && <Status tone="ok">{text("fits")}</Status>}
      {count > 0 && tried && <Status tone="out">{text("issues", { count })}</Status>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path || text("whole")}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
