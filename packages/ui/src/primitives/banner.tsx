import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import { IconButton } from "./icon-button.tsx";
import { Sentence } from "./sentence.tsx";
import { type Tone, toneBand, toneText } from "./tone.tsx";
import { useUiText } from "./ui-text-provider.tsx";

const icons: Record<Tone, IconName> = { neutral: "info", ok: "check", low: "alert", out: "alert", transit: "truck" };

/** What `Banner` takes. */
export interface BannerProps extends Omit<ComponentProps<"div">, "title"> {
  tone?: Tone;
  title?: ReactNode;
  /** One or two buttons or links: what the person can do about it. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/**
 * A message that stays over the width of what it concerns: acting for a customer, maintenance, offline, prices that
 * will change. It is a status for those who listen; `tone="out"` interrupts.
 *
 * @example
 * <Banner tone="low" title="Prices are from yesterday." actions={<Button onClick={reload}>Ask again</Button>}>
 *   The price service did not answer.
 * </Banner>
 */
export function Banner({ tone = "neutral", title, actions, onDismiss, className, children, ...rest }: BannerProps) {
  const say = useUiText();
  return (
    <div
      role={tone === "out" ? "alert" : "status"}
      {...rest}
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-s-4 px-3 py-2",
        toneBand[tone],
        className,
      )}
    >
      <Icon name={icons[tone]} className={classNames("shrink-0", toneText[tone])} />
      <div className="min-w-0 flex-1 basis-60">
        {title && <strong className="font-semibold">{title} </strong>}
        <Sentence>{children}</Sentence>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      {onDismiss && <IconButton icon="close" label={say("dismiss")} onClick={onDismiss} className="-my-1" />}
    </div>
  );
}
