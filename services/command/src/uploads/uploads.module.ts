import { Module } from '@nestjs/common';
import { UploadsController } from './uploads.controller.ts';

/** Takes files that commands then name. */
@Module({ controllers: [UploadsController] })
export class UploadsModule {}
