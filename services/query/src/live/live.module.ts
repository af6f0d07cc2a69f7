import { Module } from '@nestjs/common';
import { LiveController } from './live.controller.ts';

/** Tells open screens which views changed. */
@Module({ controllers: [LiveController] })
export class LiveModule {}
