/** The words of a command line as a shell reads them: quotes, variables and continued lines. */
export function shellWords(command: string, variables: Readonly<Record<string, string>> = {}): string[] {
  const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? "");
  const words = command.replace(/\\\n/g, " ").matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g);
  return [...words].map(([word]) =>
    word.replace(
      /'([^']*)'|"([^"]*)"|\\(.)|([^'"\\]+)/g,
      (_, single, double, escaped, plain) =>
        single ?? (double === undefined ? undefined : filled(double)) ?? escaped ?? filled(plain),
    ),
  );
}

/** The request that a line of curl sends. */
export function requestOf(command: string, variables: Readonly<Record<string, string>> = {}): Request {
  const [program, ...words] = shellWords(command, variables);
  if (program !== "curl") throw new Error(`Not a line of curl: ${command}`);
  const after = (flag: string) => words.flatMap((word, index) => (word === flag ? [words[index + 1] ?? ""] : []));
  const address = words.find((word) => /^https?:/.test(word)) ?? "";
  const headers = after("-H").map((line): [string, string] => [
    line.split(": ")[0] ?? "",
    line.replace(/^[^:]+: /, ""),
  ]);
  const [body] = after("-d");
  return new Request(address, { method: after("-X")[0] ?? "GET", headers, ...(body === undefined ? {} : { body }) });
}
