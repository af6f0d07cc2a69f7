import { type CommandContract, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';

/** Every command there is, with its contract. */
export const commandContracts: readonly (readonly [name: string, contract: CommandContract])[] = [
  ...Object.values(aggregates).flatMap((aggregate) => Object.entries<CommandContract>(aggregate.commands)),
  ...Object.entries(signInCommands as Readonly<Record<string, CommandContract>>),
];
