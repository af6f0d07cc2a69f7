// The face of `message-template`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { MessageTemplateData } from './evolve.ts';
export { messageTemplate } from './message-template.ts';
