import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { ServedFiles } from '@talentlog/runtime';
import { GrantedToAll, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { FILES, SETTINGS } from '../bus/tokens.ts';
import type { KeptSettings } from './kept-settings.ts';

/** `GET /api/logo/{id}`: the picture of the company as it is now, by its hash; no other file. */
@Controller('api/logo')
export class LogoController {
  constructor(
    @Inject(FILES) private readonly files: ServedFiles,
    @Inject(SETTINGS) private readonly settings: KeptSettings,
  ) {}

  @Get(':id')
  @GrantedToAll('the logo stands on every public page')
  async get(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { logo } = await this.settings.now();
    if (logo === null || logo.fileId !== id) throw new RefusedRequest('common.not_found');
    const file = await this.files.get(id);
    if (file === undefined) throw new RefusedRequest('common.not_found');
    if (file === 'not_ready' || file === 'unreadable') throw new RefusedRequest(`file.${file}`);
    // Other bytes have another address: whoever has these may keep them.
    reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .type(logo.type);
    return Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  }
}
