import { Module } from '@nestjs/common';
import { appointmentSessionCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an appointment session. */
@Module({ providers: commandHandlers(appointmentSessionCommands) })
export class AppointmentSessionModule {}
