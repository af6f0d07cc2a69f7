import { Module } from '@nestjs/common';
import { AccessLogController } from './access-log.controller.ts';

/** Lists who of the staff read about whom. */
@Module({ controllers: [AccessLogController] })
export class AccessLogModule {}
