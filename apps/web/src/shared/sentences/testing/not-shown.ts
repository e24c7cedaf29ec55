/** `file: sentence` of what nobody meets in shop, operations and administration, by the reasons. */
export const notShown: readonly RegExp[] = [
  // Said to who programs, configures or runs the server.
  /^server\/src\/(start-server|testing|app)\.ts/,
  /^server\/src\/platform\/(config|make-folder|keys\/\w[\w-]*|http\/probes|endpoints\/(?:delete-unused|last-modified))\.ts/,
  /^server\/src\/(load\/|platform\/(?:backup|db|jobs|observe|refresh)\/|values\/places\/us-states\.ts)/,
  /^server\/src\/providers\/(http\/(?:settings|base-url)|ai\/language-model-from|chat\/webhook|pdf\/woff)/,
  /PURVEY_(?:JWT_|JWKS_URL)|The issuer `.*` is configured twice|when it is said whose and for whom|Give the outside issuer's|address of the issuer|is not a range of addresses|callers? must|(?:Counting calls|database did not answer within)/,
  /^client\/src\/(nearest-call|near-names|base-url|token|token-source|address|explained-fetch|recording|tape|node)\.ts/,
  // Broken promises of our own code: people are told only that the server failed.
  /answered no row|(was|were) not (stored|read|locked|found)|cannot be found\.|though |is gone\.|could be begun|has no handler/,
  /answered nothing for one item|cannot be encoded|has a maximum, what is on hand|request log failed|did not limit its rows|which only a GET follows/,
  // Written into documents, pages of their own, and for language models.
  /^server\/src\/trades\/(content\/assistant\/instructions|catalog\/(?:describe|media)\/|payments\/(?:card-|serve-card-page)|search\/)/,
  /^server\/src\/trades\/(orders\/invoice-|content\/endpoints\/ai\/generate\.ts: The text must)/,
  /^server\/src\/providers\/pdf\/templates\/(?!labels)/,
  // Stored with a notification for readers that do not know its wording; the application words it anew.
  /^server\/src\/trades\/checkout\/checkout\/approve-checkout\.ts: (?:.* submitted an order of|Open it to approve it\.)/,
  /^server\/src\/trades\/checkout\/quotes\/quote-notices\.ts: /,
  // The contract describes itself to developers; what its checks say comes in words of its own, tested below.
  /^contract\/src\/(?!checking)/,
];
