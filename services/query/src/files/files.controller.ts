import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import {
  asAttachment,
  type Caller,
  downloadName,
  type EventReader,
  isUploadType,
  type ReadRecorder,
  type ServedFiles,
  type UploadType,
} from '@talentlog/runtime';
import { CurrentCaller, GrantedByHandler, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { noteReads } from '../access-log/index.ts';
import { EVENTS, FILES, READS, SETTINGS, VIEW_PROGRESS, VIEWS } from '../bus/tokens.ts';
import type { KeptSettings } from '../company-settings/index.ts';
import type { ViewProgress } from '../http/after-position.interceptor.ts';
import type { Views } from '../open-views.ts';
import { type Asked, readableUse } from './file-access.ts';

const longestWait = 2000;

/** What a browser is told of it: nothing that it would run, should it be made to show it. */
const toldAs = (type: UploadType | undefined): string => {
  if (type === undefined || type === 'text/html' || type === 'message/rfc822') return 'application/octet-stream';
  return type === 'text/plain' ? 'text/plain; charset=utf-8' : type;
};

/** `GET /api/files/{id}`: served only to who may read a thing that shows the file, checked at this moment, and always to keep. */
@Controller('api/files')
export class FilesController {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(FILES) private readonly files: ServedFiles,
    @Inject(SETTINGS) private readonly settings: KeptSettings,
    @Inject(READS) private readonly reads: ReadRecorder,
    @Inject(EVENTS) private readonly log: Pick<EventReader, 'head'>,
    @Inject(VIEW_PROGRESS) private readonly progress: ViewProgress,
  ) {}

  @Get(':id')
  @GrantedByHandler('whoever may read a thing that shows the file')
  async get(
    @Param('id') id: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const asked = { views: this.views, caller, settings: await this.settings.now(), now: new Date().toISOString() };
    const use = /^[0-9a-f]{64}$/.test(id) ? await this.use(id, asked) : undefined;
    if (use === 'after the code') throw new RefusedRequest('link.step_up_required', { params: { stepUp: 'code' } });
    const file = use && (await this.files.get(id));
    // Not there and not yours are one answer: a hash tells nobody whether we have a file.
    if (!use || file === undefined) throw new RefusedRequest('common.not_found');
    if (file === 'not_ready' || file === 'unreadable') throw new RefusedRequest(`file.${file}`);
    // Files of the time before the verdict was kept were checked as what the event calls them.
    const type = file.type ?? (isUploadType(use.type) ? use.type : undefined);
    noteReads(this.reads, caller, 'FILE', [use.jobSeekerId]);
    reply
      .headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': asAttachment(downloadName(use.name, type)),
      })
      .type(toldAs(type));
    return Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  }

  /** A link cannot say what its sender wrote before: who finds nothing is answered once the views have all that is written by now. */
  private async use(id: string, asked: Asked) {
    const use = await readableUse(id, asked);
    if (use !== undefined) return use;
    await this.progress.waitFor(await this.log.head(), longestWait);
    return readableUse(id, asked);
  }
}
