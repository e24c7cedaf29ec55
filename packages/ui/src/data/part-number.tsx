import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { useCopy } from "../primitives/copy-button.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";

/** What `PartNumber` takes. */
export interface PartNumberProps {
  /** The number as the catalogue writes it: `HB-M8-40`. */
  value: string;
  /** Where a click goes; the copy button then stands beside the link. Without it a click copies. */
  href?: string;
  /** A router's link instead of `href`: gets the class and the number. */
  link?: (attributes: { className: string; children: string }) => React.ReactNode;
  /** Whose number it is, when it is not the catalogue's: "your number". */
  note?: string;
  /** `head` is the hero of a record: the part tag. */
  size?: "row" | "head";
  /** Leave the copy button out, as in options of a list. */
  plain?: boolean;
  className?: string;
}

/**
 * A part number: mono, never broken, copied by one click. In the head of a record it is drawn as a part tag.
 *
 * @example
 * <PartNumber value="HB-M8-40" href="/shop/i/HB-M8-40" />
 * <PartNumber value="HB-M8-40" size="head" />
 */
export function PartNumber({ value, href, link, note, size = "row", plain = false, className }: PartNumberProps) {
  const look = classNames("part-number", size === "head" && "part-tag", className);
  const linked =
    link?.({ className: "part-link", children: value }) ??
    (href ? (
      <a className="part-link" href={href}>
        {value}
      </a>
    ) : undefined);
  return (
    <span className={look}>
      {linked ?? <span className="select-all">{value}</span>}
      {note && <span className="part-note">{note}</span>}
      {!plain && <CopyPart value={value} />}
    </span>
  );
}

function CopyPart({ value }: { value: string }) {
  const [copy, state] = useCopy(value);
  const say = useUiText();
  const words = say(({ idle: "copyNumber", copied: "copiedNumber", refused: "copyRefused" } as const)[state], {
    number: value,
  });
  return (
    <button
      type="button"
      className="copy-button part-copy"
      data-state={state}
      aria-label={words}
      title={words}
      onClick={copy}
    >
      <Icon name={state === "copied" ? "check" : state === "refused" ? "close" : "copy"} size={14} />
    </button>
  );
}
