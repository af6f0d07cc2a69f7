/** Something on a screen that commands are offered about, with the ids that stand in it. */
export interface Offer {
  readonly command: string;
  readonly query: string;
  readonly state: string;
  /** Ids by the name of the field that holds them; the nearest wins. */
  readonly ids: ReadonlyMap<string, string>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids under a value by the names of their fields, those further out before those within. */
function idsIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found);
  if (!isObject(value)) return found;
  for (const [name, inner] of Object.entries(value))
    if (typeof inner === 'string' && uuid.test(inner) && !found.has(name)) found.set(name, inner);
  for (const inner of Object.values(value)) idsIn(inner, found);
  return found;
}

/** Every command that an answer offers, wherever it stands in it. */
export function offersIn(query: string, answer: unknown, around: ReadonlyMap<string, string> = new Map()): Offer[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => offersIn(query, one, around));
  if (!isObject(answer)) return [];
  const ids = new Map([...around, ...idsIn(answer)]);
  const own = ['allowedActions', 'personActions']
    .flatMap((name) => (answer[name] ?? []) as readonly string[])
    .map((command) => ({ command, query, state: String(answer.state ?? ''), ids }));
  return [...own, ...Object.values(answer).flatMap((inner) => offersIn(query, inner, ids))];
}
