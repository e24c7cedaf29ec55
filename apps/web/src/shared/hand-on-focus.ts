/**
 * For `ref` of a control that goes away by its own doing, such as "Try again": the focus it had goes to the dialog or the
 * screen it stood in, unless something else has taken it. Otherwise whoever works by the keyboard begins at the top.
 *
 * @example
 * <Button ref={handOnFocus} onClick={retry}>Try again</Button>
 */
export function handOnFocus(control: HTMLElement | null): (() => void) | undefined {
  const place = control?.closest<HTMLElement>("dialog, #main");
  if (!place) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) firstOf(place).focus({ preventScroll: true });
    });
  };
}

/** A dialog itself takes no focus; its first button does. */
function firstOf(place: HTMLElement): HTMLElement {
  return (place.matches("dialog") && place.querySelector("button")) || place;
}
