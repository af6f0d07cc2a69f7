export * from './lookup.ts';
export * from './notifier.ts';
export { policies } from './policies/index.ts';
export type { Policy } from './policy.ts';
export * from './request.ts';
export { type TemplateName, templates } from './templates/index.ts';
