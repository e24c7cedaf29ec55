/** For each line that opens a block the line that closes it; 0 for every other. The lines are indented JSON. */
export function foldEnds(lines: readonly string[]): Int32Array {
  const ends = new Int32Array(lines.length);
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const first = line.trimStart()[0];
    if ((first === "}" || first === "]") && open.length > 0) ends[open.pop() as number] = index;
    const last = line.at(-1);
    if (last === "{" || last === "[") open.push(index);
  }
  return ends;
}
