export { commandModule } from './command.module.ts';
export { type CommandParts, CommandService } from './command.service.ts';
export { deleteRestoredFiles } from './erasure/restored-files.ts';
export type { MeasuredCommand } from './pipeline/measured.ts';
export type { CompanyAccounts } from './sign-in/company-accounts.ts';
export { CredentialsMissing, carryCredentialsOver } from './sign-in/credentials-of-old.ts';
export { settleDoubtful } from './sign-in/doubtful-credentials.ts';
