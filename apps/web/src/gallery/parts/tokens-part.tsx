import { Section } from "@purvey/ui/shell/page-head";

const colours = [
  "canvas paper sunken raised hover chosen rule edge ink soft faint",
  "counter counter-well counter-ink counter-soft accent accent-strong on-accent link focus",
  "ok ok-fill ok-tint low low-fill low-tint out out-fill out-tint transit transit-fill transit-tint",
].map((line) => line.split(" "));

const sizes = ["text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

/** The material: colours and type. */
export function TokensPart() {
  return (
    <Section title="Material">
      <div className="flex flex-col gap-4 pt-4">
        {colours.map((line) => (
          <ul key={line.join()} className="flex flex-wrap gap-x-4 gap-y-2 text-xs">
            {line.map((name) => (
              <li key={name} className="w-20">
                <span className="block h-8 border border-rule" style={{ background: `var(--color-${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size} Hex bolt M8 × 40 <span className="font-mono">HB-M8-40 0O 1lI 5S 8B</span> <strong>1 284.50</strong>
          </p>
        ))}
      </div>
    </Section>
  );
}
