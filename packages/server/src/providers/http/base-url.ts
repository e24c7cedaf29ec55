/**
 * The base URL of an outside system as the environment gives it, without a slash at the end. Refuses with a sentence,
 * which does not repeat the value: keys get pasted into the wrong variable.
 *
 * @example
 * baseUrlOf("PURVEY_AI_URL", "http://localhost:11434/") // "http://localhost:11434"
 */
export function baseUrlOf(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
    return url.href.replace(/\/+$/, "");
  throw new Error(
    `\`${variable}\` is no address of a service. Give one such as \`https://host/prefix\`, without name, password and query.`,
  );
}
