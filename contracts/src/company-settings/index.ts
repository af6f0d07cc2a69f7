export * from './commands.ts';
export * from './company-id.ts';
export * from './dictionaries.ts';
export * from './events.ts';
export * from './profile.ts';
export * from './queries.ts';
export * from './settings.ts';
export * from './stage-days.ts';
