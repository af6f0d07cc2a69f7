import { Module } from '@nestjs/common';
import { advertisementCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an advertisement. */
@Module({ providers: commandHandlers(advertisementCommands) })
export class AdvertisementModule {}
