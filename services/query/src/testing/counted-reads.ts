import type { ViewStore } from '@talentlog/runtime';

/** The store, telling of each read. */
export function counting(store: ViewStore, tell: (read: string) => void): ViewStore {
  const telling =
    <A extends readonly unknown[], T>(name: string, read: (view: string, ...rest: A) => T) =>
    (view: string, ...rest: A): T => {
      tell(`${name} ${view}`);
      return read(view, ...rest);
    };
  const told: Pick<ViewStore, 'get' | 'getMany' | 'list' | 'find' | 'countBy'> = {
    get: telling('get', store.get.bind(store)),
    getMany: telling('getMany', store.getMany.bind(store)),
    list: telling('list', store.list.bind(store)),
    find: telling('find', store.find.bind(store)),
    countBy: telling('countBy', store.countBy.bind(store)),
  };
  return Object.assign(Object.create(store), told);
}
