/** The caller's `x-request-id` when it is a plain one, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
