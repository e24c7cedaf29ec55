/** What the system's codes mean to somebody who gave the path, each with the way out. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder \`${path}\`. Check the path.`,
  ENOTDIR: (path) => `A part of \`${path}\` is a file, where a folder is needed. Check the path.`,
  EEXIST: (path) => `\`${path}\` is a file, where a folder is needed. Choose another place.`,
  EISDIR: (path) => `\`${path}\` is a folder, where a file is needed. Name a file.`,
  EACCES: (path) => `Your user has no right to \`${path}\`. Choose another place, or have the right given.`,
  EPERM: (path) => `Your user has no right to \`${path}\`. Choose another place, or have the right given.`,
  EROFS: (path) => `\`${path}\` is on a disk that can only be read. Choose another place.`,
  ENOSPC: (path) => `The disk is full where \`${path}\` is. Make room, or choose another place.`,
};

/** A full disk is met while writing, where the system names no path; a database has a code of its own for it. */
const diskFull: readonly unknown[] = ["ENOSPC", "53100"];

/**
 * What an error of the file system says to a person: the path, what is wrong with it, the way out. Nothing for any other error.
 *
 * @param path the file that was asked for, where the system does not name it
 */
export function fileProblem(error: unknown, path?: string): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const named = "path" in error && typeof error.path === "string" ? error.path : path;
  if (named === undefined && diskFull.includes(error.code))
    return "The disk of the data is full. What was stored before is kept; make room, or choose another place, and start again.";
  return named === undefined ? undefined : sentences[String(error.code)]?.(named);
}
