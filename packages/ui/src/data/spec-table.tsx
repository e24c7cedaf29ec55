import { classNames } from "../class-names.ts";
import { CopyButton } from "../primitives/copy-button.tsx";

/** One line of a specification. */
export interface Specification {
  name: string;
  value: string;
  /** Unit of the value, when it is stored apart: "mm". */
  unit?: string | undefined;
}

/** Lines under one heading. */
export interface SpecificationGroup {
  /** Name of the attribute group; absent for the only group. */
  name?: string;
  lines: readonly Specification[];
}

/** What `SpecTable` takes. */
export interface SpecTableProps {
  /** What it specifies, for those who listen: "Specification of HB-M8-40". */
  caption: string;
  groups: readonly SpecificationGroup[];
  className?: string;
}

const write = ({ value, unit }: Specification) => (unit ? `${value} ${unit}` : value);

/** The specification as text with tabs: pasted into a sheet it becomes two columns. */
export function specificationText(groups: readonly SpecificationGroup[]): string {
  return groups.flatMap((group) => group.lines.map((line) => `${line.name}\t${write(line)}`)).join("\n");
}

/**
 * A specification as a ruled table that can be copied whole.
 *
 * @example
 * <SpecTable caption="Specification of HB-M8-40" groups={[{ lines: [{ name: "Thread", value: "M8" }] }]} />
 */
export function SpecTable({ caption, groups, className }: SpecTableProps) {
  return (
    <div className={classNames("relative", className)}>
      <table className="spec-table">
        <caption className="sr-only">{caption}</caption>
        {groups.map((group, index) => (
          <tbody key={group.name ?? index}>
            {group.name && (
              <tr>
                <th colSpan={2} scope="rowgroup" className="spec-group">
                  {group.name}
                </th>
              </tr>
            )}
            {group.lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>{write(line)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <CopyButton text={specificationText(groups)} what="whole table" className="no-print absolute top-0.5 end-0.5" />
    </div>
  );
}
