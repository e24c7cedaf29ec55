import { useText } from "../../../shared/i18n/messages.ts";
import type { Difference } from "../answer/differences.ts";
import { requestMessages } from "../request-messages.ts";

/** The fields that two answers do not have in common. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const text = useText(requestMessages);
  if (differences.length === 0) return <p role="status">{text("same")}</p>;
  return (
    <>
      <p role="status">{text("differences", { count: differences.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={text("compare")} tabIndex={0} className="answer-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{text("path")}</th>
              <th scope="col">{text("before")}</th>
              <th scope="col">{text("after")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>
                  <del>{before ?? "–"}</del>
                </td>
                <td>
                  <ins>{after ?? "–"}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
