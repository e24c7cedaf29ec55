import { useText } from "../../../shared/i18n/messages.ts";
import { type Difference, mostDifferences } from "../answer/differences.ts";
import { requestMessages } from "../request-messages.ts";

/** The fields that two answers do not have in common. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const text = useText(requestMessages);
  if (differences.length === 0) return <p role="status">{text("same")}</p>;
  return (
    <>
      <p role="status">
        {text(differences.length < mostDifferences ? "differences" : "firstDifferences", { count: differences.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={text("compare")} tabIndex={0} className="answer-table">
        <table className="w-full">
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
                  <del {...whole(before)}>{before ?? "–"}</del>
                </td>
                <td>
                  <ins {...whole(after)}>{after ?? "–"}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A value is read in its place, a long one by its beginning; the whole stands in the title. */
const whole = (value: string | undefined) => ({ title: value, className: "line-clamp-3 whitespace-normal break-all" });
