import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.ts';

/** Serves files to whoever may read a thing that shows them. */
@Module({ controllers: [FilesController] })
export class FilesModule {}
