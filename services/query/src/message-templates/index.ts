// Public interface of `message-templates`: what other subjects and the root of the service may import.
export { messageTemplateQueries } from './queries.ts';
export { messageTemplatesProjector } from './view.ts';
