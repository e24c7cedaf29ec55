/** Gives each block of code a button that copies it. */
export function addCopyButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll("figure.code")) {
    const code = block.querySelector("code");
    if (code) block.append(copyButton(code));
  }
}

function copyButton(code: Element): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    button.textContent = await copied(code.textContent ?? "");
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  return button;
}

/** The clipboard needs a secure page or the reader's leave; without them the reader copies by hand. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Not allowed";
  }
}
