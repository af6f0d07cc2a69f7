import { Module } from '@nestjs/common';
import { resumeFileCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a resume file. */
@Module({ providers: commandHandlers(resumeFileCommands) })
export class ResumeFileModule {}
