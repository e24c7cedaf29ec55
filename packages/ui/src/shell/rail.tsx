import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";

/** What `Rail` takes. */
export interface RailProps {
  /** `RailLink`s of the areas, then `RailGroup`s. */
  children: ReactNode;
  narrow?: boolean;
  /** Present when the rail can be made narrow. */
  onNarrowChange?: (narrow: boolean) => void;
}

/**
 * The areas of the application. Areas the person may not enter are left out, not disabled.
 *
 * @example
 * <Rail narrow={narrow} onNarrowChange={setNarrow}><RailLink icon="cart" href="/shop">Shop</RailLink></Rail>
 */
export function Rail({ children, narrow = false, onNarrowChange }: RailProps) {
  const say = useUiText();
  return (
    <nav aria-label={say("areas")} className="rail">
      {children}
      {onNarrowChange && (
        <button
          type="button"
          className="rail-link rail-toggle mt-auto"
          aria-expanded={!narrow}
          onClick={() => onNarrowChange(!narrow)}
        >
          <Icon name={narrow ? "chevron-right" : "chevron-left"} />
          <span className="rail-word">{say(narrow ? "showWords" : "iconsOnly")}</span>
        </button>
      )}
    </nav>
  );
}

/** What `RailLink` takes beside the attributes of an `<a>`. */
export interface RailLinkProps extends ComponentProps<"a"> {
  icon: IconName;
  /** How many wait there. */
  count?: number | undefined;
  children: ReactNode;
}

/**
 * A link of the rail; `aria-current="page"` (or a router's `data-status="active"`) marks where one is. On a phone, where
 * only areas are shown, `data-here` marks the area of the screen.
 *
 * @example
 * <RailLink icon="truck" href="/ops/receiving" count={4}>Receiving</RailLink>
 */
export function RailLink({ icon, count, className, children, ...rest }: RailLinkProps) {
  return (
    <a {...rest} className={classNames("rail-link", className)}>
      <Icon name={icon} className="shrink-0" />
      <span className="rail-word">{children}</span>
      {Boolean(count) && <span className="rail-count">{count}</span>}
    </a>
  );
}

/**
 * Links inside an area, under its name. The bar at the bottom of a phone leaves them out: there the areas' own
 * screens link to them.
 *
 * @example
 * <RailGroup heading="Operations"><RailLink icon="truck" href="/ops/receiving">Receiving</RailLink></RailGroup>
 */
export function RailGroup({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="rail-group">
      <p className="rail-heading">{heading}</p>
      {children}
    </div>
  );
}
