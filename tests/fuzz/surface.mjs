/** Would end the session of the sender, or never end. */
const leftOut = new Set(['SignOut', 'live']);

/** What the description of the API offers: one entry an operation, with the schemas of what it takes. */
export function surfaceOf(description) {
  const named = (value) => {
    if (Array.isArray(value)) return value.map(named);
    if (value === null || typeof value !== 'object') return value;
    const path = value.$ref?.split('/').slice(1);
    if (path) return named(path.reduce((at, key) => at[key], description));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  };
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !leftOut.has(operationId))
      .map(([method, { operationId, parameters = [], requestBody }]) => {
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        return {
          name: operationId,
          path,
          method: method.toUpperCase(),
          parameters: named(parameters),
          type,
          body: content === undefined ? undefined : named(content.schema),
        };
      }),
  );
}
