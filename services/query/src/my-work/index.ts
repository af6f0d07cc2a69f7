// Public interface of `my-work`: what other subjects and the root of the service may import.
export { myWorkQueries } from './my-work.ts';
