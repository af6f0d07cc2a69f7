import { Module } from '@nestjs/common';
import { appointmentCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an appointment. */
@Module({ providers: commandHandlers(appointmentCommands) })
export class AppointmentModule {}
