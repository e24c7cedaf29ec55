import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** What `SyncState` takes beside the attributes of a `<button>`. */
export interface SyncStateProps extends ComponentProps<"button"> {
  /** Changes that the server has not confirmed. */
  waiting: number;
  /** Changes the server refused; somebody must look at them. */
  refused?: number;
  online: boolean;
  /** The state in words: "3 changes waiting". */
  children: ReactNode;
}

/**
 * Whether everything is stored, as a shape with its word; on a narrow counter the shape and the count. Say "stored" only
 * of what the server confirmed. A click shows the queue.
 *
 * @example
 * <SyncState waiting={3} online={false} onClick={showQueue}>Offline · 3 changes waiting</SyncState>
 */
export function SyncState({ waiting, refused = 0, online, className, children, ...rest }: SyncStateProps) {
  const quiet = waiting + refused === 0 && online;
  return (
    <span role="status" className="contents">
      <button type="button" {...rest} className={classNames("counter-item", className)}>
        <svg
          aria-hidden="true"
          width="10"
          height="10"
          viewBox="0 0 10 10"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          {refused > 0 && <path d="M1.500 1.500l7 7M8.500 1.500l-7 7" />}
          {refused === 0 && !online && <path d="M1 5h8" />}
          {refused === 0 && online && <circle cx="5" cy="5" r="4" fill={waiting === 0 ? "currentColor" : "none"} />}
        </svg>
        {/* As wide as "12 changes waiting", so that the counter stays where it is when the words change. */}
        <span className={classNames("text-start lg:min-w-32", quiet ? "max-lg:sr-only" : "max-sm:sr-only")}>
          {children}
        </span>
        {waiting + refused > 0 && (
          <span aria-hidden="true" className="font-mono sm:hidden">
            {refused || waiting}
          </span>
        )}
      </button>
    </span>
  );
}
