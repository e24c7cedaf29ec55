import { getTheme, setTheme } from "@purvey/ui/theme";

/** The theme in sight: what was chosen, else what the system says. */
function shownTheme(): "light" | "dark" {
  const theme = getTheme();
  if (theme !== "system") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Lets the button turn from light to dark and back; the choice is the application's too. */
export function switchTheme(button: HTMLElement): void {
  const name = (): void => {
    button.textContent = shownTheme() === "dark" ? "Light" : "Dark";
    button.setAttribute("aria-label", `${button.textContent} theme`);
  };
  button.addEventListener("click", () => {
    setTheme(shownTheme() === "dark" ? "light" : "dark");
    name();
  });
  name();
}
