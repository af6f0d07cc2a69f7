import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandService } from './command.service.ts';
import { CommandsController } from './http/commands.controller.ts';
import { RunCommandHandler, RunSignInCommandHandler } from './http/messages.ts';
import { UploadsController } from './uploads/uploads.controller.ts';

@Module({})
class CommandModule {}

/** The command side as a Nest module. */
export function commandModule(service: CommandService): DynamicModule {
  return {
    module: CommandModule,
    imports: [CqrsModule.forRoot()],
    controllers: [CommandsController, UploadsController],
    providers: [{ provide: CommandService, useValue: service }, RunCommandHandler, RunSignInCommandHandler],
  };
}
