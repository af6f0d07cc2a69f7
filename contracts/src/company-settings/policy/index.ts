export * from './built-in.ts';
export * from './faults.ts';
export * from './placeholders.ts';
export * from './policy.ts';
export * from './text.ts';
