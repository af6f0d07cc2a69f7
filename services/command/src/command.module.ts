import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LogCommandHandler } from './bus/log-command.ts';
import { SignInCommandHandler } from './bus/sign-in-command.ts';
import { PDF_RENDERER, PIPELINE, SIGN_IN_COMMANDS, SIGNED_IN_PERSON, TOLD_ONCE, UPLOADS } from './bus/tokens.ts';
import type { CommandService } from './command.service.ts';
import { CommandsController } from './http/commands.controller.ts';
import { SignInController } from './http/sign-in.controller.ts';
import { SignedInController, type SignedInPerson } from './http/signed-in.controller.ts';
import { PapersController } from './papers/papers.controller.ts';
import { UploadsController } from './uploads/uploads.controller.ts';

@Module({})
class CommandModule {}

/** What of the command service its handlers and controllers use. */
type CommandModuleParts = SignedInPerson &
  Pick<CommandService, 'pipeline' | 'signInCommands' | 'uploads' | 'pdfRenderer' | 'toldOnce'>;

/** The command side as a Nest module. Who may pass is the edge's affair (`edgeModule`), which the host imports beside it. */
export function commandModule(service: CommandModuleParts): DynamicModule {
  const parts = [
    { provide: PIPELINE, useValue: service.pipeline },
    { provide: SIGN_IN_COMMANDS, useValue: service.signInCommands },
    { provide: SIGNED_IN_PERSON, useValue: service },
    { provide: UPLOADS, useValue: service.uploads },
    { provide: TOLD_ONCE, useValue: service.toldOnce },
    { provide: PDF_RENDERER, useValue: service.pdfRenderer },
  ];
  return {
    module: CommandModule,
    imports: [CqrsModule.forRoot()],
    providers: [...parts, LogCommandHandler, SignInCommandHandler],
    controllers: [SignInController, SignedInController, CommandsController, PapersController, UploadsController],
  };
}
