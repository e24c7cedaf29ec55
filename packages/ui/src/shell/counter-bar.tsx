import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";

/** What `CounterBar` takes. */
export interface CounterBarProps {
  /** The name of the product, as a link home: `Brand`. */
  brand: ReactNode;
  /** For whom one works: a `ContextLabel`. */
  context?: ReactNode;
  /** The one search box. */
  search?: ReactNode;
  /** Scan button, sync state, cart, account. */
  children?: ReactNode;
}

/**
 * The dark bar on top, the same on every screen.
 *
 * @example
 * <CounterBar brand={<Brand href="/" />} context={<ContextLabel … />} search={<Combobox … />}>
 *   <CounterLink icon="cart" href="/shop/cart" count={12}>Cart</CounterLink>
 * </CounterBar>
 */
export function CounterBar({ brand, context, search, children }: CounterBarProps) {
  return (
    <header className="counter on-counter">
      {brand}
      {context}
      {search && <div className="counter-search">{search}</div>}
      <div className="counter-end">{children}</div>
    </header>
  );
}

/**
 * The name of the product with its part tag, as a link home.
 *
 * @example
 * <Brand href="/" />
 */
export function Brand({ className, ...rest }: Omit<ComponentProps<"a">, "children">) {
  return (
    <a {...rest} className={classNames("brand", className)}>
      <svg aria-hidden="true" width="18" height="22" viewBox="0 0 18 22" fill="currentColor">
        <path
          fillRule="evenodd"
          d="M0 3.500 3.500 0H18v22H0zM4.500 3.250a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500zM3.500 10v2h11v-2zm0 4.500v1.500h11V14.500z"
        />
      </svg>
      <span className="max-md:sr-only">Purvey</span>
    </a>
  );
}

/** What `ContextLabel` takes beside the attributes of a `<button>`. */
export interface ContextLabelProps extends Omit<ComponentProps<"button">, "children"> {
  /** The customer: "Northgate Fabrication". */
  who: ReactNode;
  /** The ship-to or the branch: "Plant Toledo". */
  place?: ReactNode;
  /** What it opens is on its way: the label is as wide as it will be then, so that what follows it stays. */
  opensLater?: boolean;
}

/**
 * For whom one works, as a bin label on the counter. It opens the chooser; changing it re-prices everything. Disabled
 * it only says it.
 *
 * @example
 * <ContextLabel who="Northgate Fabrication" place="Plant Toledo" onClick={choose} />
 */
export function ContextLabel({ who, place, opensLater, className, ...rest }: ContextLabelProps) {
  return (
    <button type="button" {...rest} className={classNames("bin-label", className)}>
      <span className="min-w-0">
        <span className="block truncate font-bold">{who}</span>
        {place && <span className="block truncate text-xs bin-label-place">{place}</span>}
      </span>
      {(opensLater || !rest.disabled) && (
        <Icon name="chevron-down" size={12} className={classNames("shrink-0", opensLater && "invisible")} />
      )}
    </button>
  );
}

/** What `CounterLink` takes beside the attributes of an `<a>`. */
export interface CounterLinkProps extends ComponentProps<"a"> {
  icon: IconName;
  /** How many are inside; nothing is shown for 0. */
  count?: number | undefined;
}

/**
 * A link on the counter with an icon, its word (from 896 px up; read aloud always) and a count.
 *
 * @example
 * <CounterLink icon="cart" href="/shop/cart" count={12}>Cart</CounterLink>
 */
export function CounterLink({ icon, count, className, children, ...rest }: CounterLinkProps) {
  return (
    <a {...rest} className={classNames("counter-item", className)}>
      <CounterContent icon={icon} count={count}>
        {children}
      </CounterContent>
    </a>
  );
}

/** What `CounterButton` takes beside the attributes of a `<button>`. */
export interface CounterButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  count?: number | undefined;
}

/**
 * A button on the counter: scan, account, theme.
 *
 * @example
 * <CounterButton icon="scan" onClick={arm} aria-pressed={armed}>Scan</CounterButton>
 */
export function CounterButton({ icon, count, className, children, ...rest }: CounterButtonProps) {
  return (
    <button type="button" {...rest} className={classNames("counter-item", className)}>
      <CounterContent icon={icon} count={count}>
        {children}
      </CounterContent>
    </button>
  );
}

function CounterContent({
  icon,
  count,
  children,
}: {
  icon: IconName;
  count?: number | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <Icon name={icon} />
      <span className="max-lg:sr-only">{children}</span>
      {Boolean(count) && <span className="font-mono text-sm">{count}</span>}
    </>
  );
}
