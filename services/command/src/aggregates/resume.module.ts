import { Module } from '@nestjs/common';
import { resumeCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a resume. */
@Module({ providers: commandHandlers(resumeCommands) })
export class ResumeModule {}
