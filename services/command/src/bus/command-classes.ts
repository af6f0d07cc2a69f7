import { Command } from '@nestjs/cqrs';
import {
  accountCommands,
  advertisementCommands,
  applicationCommands,
  appointmentCommands,
  appointmentSessionCommands,
  type CommandContract,
  companySettingsCommands,
  dataRequestCommands,
  evaluationCommands,
  infoCollectionCommands,
  interviewCommands,
  jobSeekerCommands,
  linkCommands,
  messageTemplateCommands,
  notificationCommands,
  offerCommands,
  operationsCommands,
  positionCommands,
  privacyAuthorizationCommands,
  resumeCommands,
  resumeFileCommands,
  screeningItemCommands,
  subscriberCommands,
} from '@talentlog/contracts';
import { namedClass } from '@talentlog/runtime/nest';
import type { z } from 'zod';
import type { CommandRequest, Outcome } from '../pipeline/command.ts';

const contracts = {
  ...accountCommands,
  ...advertisementCommands,
  ...applicationCommands,
  ...appointmentCommands,
  ...appointmentSessionCommands,
  ...companySettingsCommands,
  ...operationsCommands,
  ...dataRequestCommands,
  ...evaluationCommands,
  ...infoCollectionCommands,
  ...interviewCommands,
  ...jobSeekerCommands,
  ...linkCommands,
  ...messageTemplateCommands,
  ...notificationCommands,
  ...offerCommands,
  ...positionCommands,
  ...privacyAuthorizationCommands,
  ...resumeCommands,
  ...resumeFileCommands,
  ...screeningItemCommands,
  ...subscriberCommands,
} satisfies Readonly<Record<string, CommandContract>>;

export type CommandName = keyof typeof contracts;

/** Who sends a command, under which id, and what they had seen. */
type Sending = Omit<CommandRequest, 'name' | 'payload'>;

/** A wish on its way to the pipeline, which alone says whether its payload fits. */
export abstract class LogCommand<P = unknown> extends Command<Outcome> {
  constructor(
    readonly payload: P,
    readonly sending: Sending,
  ) {
    super();
  }
}

type CommandClass<P = unknown> = new (payload: P, sending: Sending) => LogCommand<P>;

/** Every command of the log as a class of its own name, made from its contract: `new commandClasses.SendOffer(payload, sending)`. */
export const commandClasses = Object.fromEntries(
  Object.keys(contracts).map((name) => [name, namedClass(name, class extends LogCommand {})]),
) as unknown as { readonly [N in CommandName]: CommandClass<z.input<(typeof contracts)[N]['payload']>> };

/** The class of a command somebody outside names, with a payload nobody looked at yet. */
export const commandClassNamed = (name: string): CommandClass | undefined =>
  Object.hasOwn(commandClasses, name) ? (commandClasses[name as CommandName] as CommandClass) : undefined;
