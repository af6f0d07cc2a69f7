// Public interface of `accounts`: what other subjects and the root of the service may import.
export { languageOf } from './language.ts';
export { accountQueries } from './queries.ts';
export { accountsProjector } from './view.ts';
