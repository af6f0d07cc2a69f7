export { demoAccounts } from './accounts.ts';
export { beginningOf, tellDemo } from './demo.ts';
export { give, hire } from './hire.ts';
export { demoProfile } from './profile.ts';
export { createTeller, type Teller } from './teller.ts';
