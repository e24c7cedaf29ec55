import type { MouseEvent, ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** What gets the focus: what carries `data-autofocus`, else the first control of the body, else the first button of the foot. */
function firstControl(dialog: HTMLElement | null): HTMLElement | null | undefined {
  const controls = "input:not([type=hidden]), select, textarea, button, a[href]";
  const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
  return find("[data-autofocus]") ?? find(`.dialog-body :is(${controls})`) ?? find(`footer :is(${controls})`);
}

/** What `Dialog` takes. */
export interface DialogProps {
  open: boolean;
  /** Esc, the close button and a click beside the dialog ask for it; set `open` to false to follow. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the end; the primary one last. */
  footer?: ReactNode;
  /** Width in pixels at most; 480 when absent. */
  width?: number;
  /** Keep it open on a click beside it, when what was typed would be lost. */
  sticky?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog on the native `<dialog>`: the page behind is inert, Esc closes, the focus returns to where it was.
 * The body is built only while it is open. The focus goes to the first control of the body, or to what carries
 * `data-autofocus`.
 *
 * @example
 * <Dialog open={asking} onClose={stop} title="Remove 12 lines?" footer={<Button variant="danger" onClick={remove}>Remove</Button>}>
 *   The lines go; their notes stay in the list.
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, footer, width = 480, sticky = false, className, children }: DialogProps) {
  const say = useUiText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    firstControl(element)?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const beside = (event: MouseEvent) => {
    if (!sticky && event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Esc, which the browser turns into `cancel`
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames("dialog", className)}
      style={{ maxInlineSize: `min(${width}px, calc(100vw - 2rem))` }}
      onClick={beside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        <header className="flex items-start justify-between gap-4 border-b border-rule px-4 py-3">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <IconButton icon="close" label={say("close")} onClick={onClose} className="-my-1 -me-2" />
        </header>
        <div className="dialog-body min-h-0 overflow-y-auto px-4 py-4">{children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-rule px-4 py-3">{footer}</footer>
        )}
      </div>
    </dialog>
  );
}
