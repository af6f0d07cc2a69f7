type Method = (this: unknown, ...given: unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** The same object, whose methods throw (or reject with) what `met` makes of their errors. */
export function guarded<T extends object>(store: T, met: (error: unknown) => unknown): T {
  const methods = new Map<PropertyKey, Method>();
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (!isMethod(value)) return value;
      const known = methods.get(name);
      if (known !== undefined) return known;
      const method: Method = (...given) => {
        try {
          const result = value.apply(target, given);
          return result instanceof Promise ? result.catch(rethrow) : result;
        } catch (error) {
          return rethrow(error);
        }
      };
      methods.set(name, method);
      return method;
    },
  });

  function rethrow(error: unknown): never {
    throw met(error);
  }
}
