import { Module } from '@nestjs/common';
import { jobSeekerCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a job seeker. */
@Module({ providers: commandHandlers(jobSeekerCommands) })
export class JobSeekerModule {}
