import { Module } from '@nestjs/common';
import { offerCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an offer. */
@Module({ providers: commandHandlers(offerCommands) })
export class OfferModule {}
