/** Letters that take two columns: East Asian wide and full-width forms, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const nothing = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  // Nearly every text: no look at each letter.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += nothing.test(letter) ? 0 : wide.test(letter) ? 2 : 1;
  return width;
}

/** The text cut to a width, with `…` at the cut. */
export function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const letter of text) {
    used += displayWidth(letter);
    if (used > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** The text filled with blanks to a width. */
export function padTo(text: string, width: number, right = false): string {
  const blanks = " ".repeat(Math.max(0, width - displayWidth(text)));
  return right ? blanks + text : text + blanks;
}

/** The lines of a text that is broken between words; a longer word is broken inside. */
export function wrapTo(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => pieces(part, width))) {
    if (line !== "" && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

function pieces(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word];
  const found: string[] = [""];
  for (const letter of word) {
    const last = found.at(-1) as string;
    if (displayWidth(last) + displayWidth(letter) > width) found.push(letter);
    else found[found.length - 1] = last + letter;
  }
  return found;
}
