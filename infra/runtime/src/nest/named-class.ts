import type { Type } from '@nestjs/common';

/** The class under a name of its own, so that stack traces, warnings and the list of providers say which one it is. */
export function namedClass<T extends Type>(name: string, made: T): T {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}
