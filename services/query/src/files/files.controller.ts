import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { Caller, FileStore, ViewStore } from '@talentlog/runtime';
import { CurrentCaller, GrantedByHandler, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { FILES, VIEWS } from '../bus/tokens.ts';
import { listScope, type Owned, reaches } from '../views/scope.ts';
import { consentOf } from '../views/seen.ts';
import type { FileUse } from './file-readers.ts';

/** Types a browser may show by itself; everything else is a download. */
const inline: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg', 'text/plain']);

/** `GET /api/files/{id}`: served only to who may read a thing that shows the file, checked at this moment. */
@Controller('api/files')
export class FilesController {
  constructor(
    @Inject(VIEWS) private readonly views: ViewStore,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Get(':id')
  @GrantedByHandler('whoever may read a thing that shows the file')
  async get(
    @Param('id') id: string,
    @Query('download') download: unknown,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const row = /^[0-9a-f]{64}$/.test(id) ? await this.views.get('fileUse', id) : undefined;
    const use = await this.readable((row?.uses as FileUse[] | undefined) ?? [], caller);
    const bytes = use && (await this.files.get(id));
    // Not there and not yours are one answer: a hash tells nobody whether we have a file.
    if (!use || !bytes) throw new RefusedRequest('common.not_found');
    const shown = inline.has(use.type) && download !== '1';
    reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(use.name || id)}`,
      })
      .type(use.type === 'text/plain' ? 'text/plain; charset=utf-8' : shown ? use.type : 'application/octet-stream');
    return Buffer.from(bytes);
  }

  private async readable(uses: readonly FileUse[], caller: Caller): Promise<FileUse | undefined> {
    for (const use of uses) if (await this.mayRead(use, caller)) return use;
    return undefined;
  }

  private async mayRead({ jobSeekerId, via }: FileUse, { account, link }: Caller): Promise<boolean> {
    if (account?.jobSeekerId === jobSeekerId) return true;
    if (link && link.jobSeekerId === jobSeekerId && link.satisfied.includes('code')) return link.subjectId === via.id;
    if (!account) return false;
    const { views } = this;
    if ((await consentOf(views, jobSeekerId, new Date().toISOString())) !== 'AUTHORIZED') return false;
    if (via.view === 'infoCollection' || via.view === 'offer') {
      const row = (await views.get(via.view, via.id)) as (Owned & { id: string }) | undefined;
      return row !== undefined && reaches(via.view === 'offer' ? 'VIEW_OFFER' : 'MANAGE_COLLECTION', account, row);
    }
    for (const view of ['application', 'screeningItem', 'interview']) {
      const { total } = await views.list(view, {
        where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
        anyOf: listScope(['VIEW_JOB_SEEKER'], account),
        limit: 1,
      });
      if (total > 0) return true;
    }
    return false;
  }
}
