import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';
import { IntegrityController } from './integrity.controller.ts';

/** What auditors read: history, states as they were, and whether the log is untampered. */
@Module({ controllers: [HistoryController, IntegrityController] })
export class HistoryModule {}
