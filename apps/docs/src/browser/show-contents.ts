/** Lets the button show and hide the contents where there is no room for them, and brings the current page into view. */
export function showContents(button: HTMLElement, contents: HTMLElement): void {
  const show = (open: boolean): void => {
    document.documentElement.toggleAttribute("data-contents", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(false);
  });
  const current = contents.querySelector<HTMLElement>("[aria-current]");
  if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 3;
}
