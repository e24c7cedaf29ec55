import { cLibcurl } from "@scalar/snippetz/plugins/c/libcurl";
import { clojureCljhttp } from "@scalar/snippetz/plugins/clojure/clj_http";
import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { dartHttp } from "@scalar/snippetz/plugins/dart/http";
import { fsharpHttpclient } from "@scalar/snippetz/plugins/fsharp/httpclient";
import { goNative } from "@scalar/snippetz/plugins/go/native";
import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import { jsFetch } from "@scalar/snippetz/plugins/js/fetch";
import { kotlinOkhttp } from "@scalar/snippetz/plugins/kotlin/okhttp";
import { nodeUndici } from "@scalar/snippetz/plugins/node/undici";
import { objcNsurlsession } from "@scalar/snippetz/plugins/objc/nsurlsession";
import { ocamlCohttp } from "@scalar/snippetz/plugins/ocaml/cohttp";
import { phpCurl } from "@scalar/snippetz/plugins/php/curl";
import { powershellWebrequest } from "@scalar/snippetz/plugins/powershell/webrequest";
import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import { rHttr2 } from "@scalar/snippetz/plugins/r/httr2";
import { rubyNative } from "@scalar/snippetz/plugins/ruby/native";
import { rustReqwest } from "@scalar/snippetz/plugins/rust/reqwest";
import { shellCurl } from "@scalar/snippetz/plugins/shell/curl";
import { swiftNsurlsession } from "@scalar/snippetz/plugins/swift/nsurlsession";
import type { RequestLanguage } from "./request-languages.ts";

/** A request as it is sent. */
export interface SnippetRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
}

const writers: Readonly<Record<RequestLanguage, typeof shellCurl>> = {
  c: cLibcurl,
  csharp: csharpHttpclient,
  clojure: clojureCljhttp,
  dart: dartHttp,
  fsharp: fsharpHttpclient,
  go: goNative,
  java: javaNethttp,
  js: jsFetch,
  kotlin: kotlinOkhttp,
  node: nodeUndici,
  objc: objcNsurlsession,
  ocaml: ocamlCohttp,
  php: phpCurl,
  powershell: powershellWebrequest,
  python: pythonRequests,
  r: rHttr2,
  ruby: rubyNative,
  rust: rustReqwest,
  shell: shellCurl,
  swift: swiftNsurlsession,
};

/**
 * A request as code of a language. Some 20 KB with all languages, gzipped: import it when somebody asks for it.
 *
 * @example
 * requestSnippet("python", { method: "GET", url: "http://localhost:4400/api/items/brands", headers: { "x-site-id": "demo" } });
 */
export function requestSnippet(language: RequestLanguage, { method, url, headers, body }: SnippetRequest): string {
  const listed = Object.entries(headers)
    // .NET refuses the body's type among the headers of a request; the writer gives it to the body.
    .filter(([name]) => language !== "fsharp" || name !== "content-type")
    .map(([name, value]) => ({ name, value }));
  const postData = body === undefined ? {} : { postData: { mimeType: "application/json", text: body } };
  return `${writers[language].generate({ method, url, headers: listed, ...postData }).trim()}\n`;
}
