import { storagePrefix } from "./theme.ts";

/** The languages that a request is written in, each with the library that the code calls, by name. */
export const requestLanguages = {
  c: "C (libcurl)",
  csharp: "C# (HttpClient)",
  clojure: "Clojure (clj-http)",
  dart: "Dart (http)",
  fsharp: "F# (HttpClient)",
  go: "Go (net/http)",
  java: "Java (HttpClient)",
  js: "JavaScript (fetch)",
  kotlin: "Kotlin (OkHttp)",
  node: "Node.js (undici)",
  objc: "Objective-C (NSURLSession)",
  ocaml: "OCaml (Cohttp)",
  php: "PHP (cURL)",
  powershell: "PowerShell",
  python: "Python (Requests)",
  r: "R (httr2)",
  ruby: "Ruby (Net::HTTP)",
  rust: "Rust (reqwest)",
  shell: "Shell (curl)",
  swift: "Swift (URLSession)",
} as const;

export type RequestLanguage = keyof typeof requestLanguages;

/** Keys of {@link requestLanguages}, in the order of their names. */
export const requestLanguageKeys = Object.keys(requestLanguages) as readonly RequestLanguage[];

const key = `${storagePrefix}request-language`;

/** The language that was chosen last on this device; that of the shell when none was, or none that is known. */
export function rememberedLanguage(): RequestLanguage {
  try {
    const kept = localStorage.getItem(key);
    return requestLanguageKeys.find((language) => language === kept) ?? "shell";
  } catch {
    return "shell";
  }
}

/** Keeps the choice for the next page and visit. A device that keeps nothing forgets it with the page. */
export function rememberLanguage(language: RequestLanguage): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be forbidden: the choice holds for this page.
  }
}
