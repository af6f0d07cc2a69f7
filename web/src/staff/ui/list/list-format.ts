/** One thing a list is narrowed, ordered or drawn by, as the address says it. */
export interface Facet<T> {
  /** What an address stands for; what it does not know is left out. */
  readonly read: (search: URLSearchParams, name: string) => T;
  readonly write: (search: URLSearchParams, name: string, value: T) => void;
  /** The choices of a filter over it that are on. */
  readonly chosen: (value: T) => readonly string[];
  readonly choose: (values: readonly string[]) => T;
  /** Whether fewer rows are shown by it, rather than the same ones in another way. */
  readonly narrows: boolean;
}

const all = (search: URLSearchParams, name: string, values: readonly string[]) => {
  for (const value of values) search.append(name, value);
};

/** As many characters as a search may have (`Search` of the contracts). */
export const longestSearch = 100;

/** What is typed into the search box, or one id. An address that says more stands for its beginning. */
export const text: Facet<string> = {
  read: (search, name) => (search.get(name) ?? '').slice(0, longestSearch),
  write: (search, name, value) => all(search, name, value === '' ? [] : [value]),
  chosen: (value) => (value === '' ? [] : [value]),
  choose: ([value = '']) => value,
  narrows: true,
};

/** Any of some values; of the known ones where they are told. */
export function anyOf<T extends string = string>(known?: readonly T[]): Facet<T[]> {
  const isKnown = (value: string): value is T => known === undefined || known.some((one) => one === value);
  return {
    read: (search, name) => search.getAll(name).filter(isKnown),
    write: all,
    chosen: (value) => value,
    choose: (values) => values.filter(isKnown),
    narrows: true,
  };
}

/** Yes, or nothing. */
export const flag: Facet<boolean> = {
  read: (search, name) => search.get(name) === '1',
  write: (search, name, value) => all(search, name, value ? ['1'] : []),
  chosen: (value) => (value ? ['1'] : []),
  choose: (values) => values.length > 0,
  narrows: true,
};

/** One way to order or draw, the usual one unless told; `named` writes the usual one too. */
export function oneOf<T extends string>(known: readonly T[], usual: T, { named = false } = {}): Facet<T> {
  const choose = ([value]: readonly (string | null)[]): T => known.find((one) => one === value) ?? usual;
  return {
    read: (search, name) => choose([search.get(name)]),
    write: (search, name, value) => all(search, name, value === usual && !named ? [] : [value]),
    chosen: (value) => [value],
    choose,
    narrows: false,
  };
}

/** How the state of a list and its address stand for each other. */
export interface ListFormat<S extends object> {
  readonly facets: { readonly [K in keyof S]: Facet<S[K]> };
  readonly read: (search: URLSearchParams) => S;
  /** The address of a state, the same for equal states. */
  readonly write: (state: S) => string;
  /** Whether fewer rows than all are shown. */
  readonly narrowed: (state: S) => boolean;
}

/** A list's state by its facets, written into the address in their order. */
export function listFormat<S extends object>(facets: { readonly [K in keyof S]: Facet<S[K]> }): ListFormat<S> {
  const names = Object.keys(facets) as (keyof S & string)[];
  const writeAll = (state: S, among: readonly (keyof S & string)[]): string => {
    const search = new URLSearchParams();
    for (const name of among) facets[name].write(search, name, state[name]);
    return search.toString();
  };
  return {
    facets,
    read: (search) => Object.fromEntries(names.map((name) => [name, facets[name].read(search, name)])) as S,
    write: (state) => writeAll(state, names),
    narrowed: (state) =>
      writeAll(
        state,
        names.filter((name) => facets[name].narrows),
      ) !== '',
  };
}
