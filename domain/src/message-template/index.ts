// Public interface of `message-template`: what other aggregates may import, and readers through `fold.ts`.
export type { MessageTemplateData } from './evolve.ts';
export { messageTemplate } from './message-template.ts';
