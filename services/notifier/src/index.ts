export * from './lookup.ts';
export * from './notifier.ts';
export { type Policy, policies } from './policies/index.ts';
export * from './request.ts';
export { type TemplateName, templates } from './templates/index.ts';
