export { commandModule } from './command.module.ts';
export { type CommandParts, CommandService } from './command.service.ts';
export { CredentialsMissing, carryCredentialsOver } from './sign-in/credentials-of-old.ts';
export { settleDoubtful } from './sign-in/doubtful-credentials.ts';
