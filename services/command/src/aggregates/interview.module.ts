import { Module } from '@nestjs/common';
import { interviewCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an interview. */
@Module({ providers: commandHandlers(interviewCommands) })
export class InterviewModule {}
