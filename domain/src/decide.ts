// What the command service alone takes (`@talentlog/domain/decide`): the decisions of every command.
export * from './decided.ts';
export * from './shared/decide.ts';
export * from './shared/decider.ts';
