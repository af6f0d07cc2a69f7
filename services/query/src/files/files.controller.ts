import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { asLine } from '@talentlog/contracts';
import type { Settings } from '@talentlog/domain/fold';
import type { Caller, FileStore, ReadRecorder } from '@talentlog/runtime';
import { CurrentCaller, GrantedByHandler, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { noteRead } from '../access-log/read-parts.ts';
import { FILES, READS, SETTINGS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../views/open-views.ts';
import { readableUse } from './file-access.ts';

/** Types a browser may show by itself; everything else is a download. */
const inline: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg', 'text/plain']);

/** `GET /api/files/{id}`: served only to who may read a thing that shows the file, checked at this moment. */
@Controller('api/files')
export class FilesController {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get(':id')
  @GrantedByHandler('whoever may read a thing that shows the file')
  async get(
    @Param('id') id: string,
    @Query('download') download: unknown,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const asked = { views: this.views, caller, settings: this.settings, now: new Date().toISOString() };
    const use = /^[0-9a-f]{64}$/.test(id) ? await readableUse(id, asked) : undefined;
    if (use === 'after the code') throw new RefusedRequest('link.step_up_required', { params: { stepUp: 'code' } });
    const bytes = use && (await this.files.get(id));
    // Not there and not yours are one answer: a hash tells nobody whether we have a file.
    if (!use || !bytes) throw new RefusedRequest('common.not_found');
    noteRead(this.reads, caller, 'FILE', use.jobSeekerId);
    const shown = inline.has(use.type) && download !== '1';
    reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(asLine(use.name) || id)}`,
      })
      .type(use.type === 'text/plain' ? 'text/plain; charset=utf-8' : shown ? use.type : 'application/octet-stream');
    return Buffer.from(bytes);
  }
}
