import '@fastify/multipart';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { credentialsOf, traceIdOf, type UploadPurpose } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CommandService } from '../command.service.ts';
import { browserOf, guardWrite } from '../http/edge.ts';
import { sendOutcome } from '../http/reply.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { upload } from './uploads.ts';

const purposes: readonly string[] = ['resume', 'attachment', 'avatar'] satisfies UploadPurpose[];

/** `POST /api/files`: one file per request, as multipart fields `purpose` (first) and `file`. */
@Controller('api/files')
export class UploadsController {
  constructor(@Inject(CommandService) private readonly service: CommandService) {}

  @Post()
  async post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const traceId = traceIdOf(request);
    const barred = guardWrite(request, this.service);
    if (barred) return sendOutcome(reply, barred, traceId);
    const browser = browserOf(request, reply);
    const resolved = await this.service.resolver.resolve({ ...credentialsOf(request), browser });
    if ('code' in resolved) return sendOutcome(reply, refused(resolved.code), traceId);
    const { account, link } = resolved.caller;
    if (!account && !link?.satisfied.includes('code'))
      return sendOutcome(
        reply,
        refused(link ? 'link.step_up_required' : 'common.unauthenticated', link ? { params: { stepUp: 'code' } } : {}),
        traceId,
      );
    const part = await readPart(request);
    if ('ok' in part) return sendOutcome(reply, part, traceId);
    const outcome = await upload(part, resolved.caller, this.service.uploads);
    if (!outcome.ok) return sendOutcome(reply, outcome, traceId);
    const { ok: _ok, ...file } = outcome;
    return void reply.code(201).header('cache-control', 'no-store').send(file);
  }
}

/** The first file of the request with its purpose. Too large, too many and not multipart are told apart. */
async function readPart(
  request: FastifyRequest,
): Promise<{ name: string; bytes: Uint8Array; purpose: UploadPurpose } | Refused> {
  if (!request.isMultipart()) return refused('common.media_type');
  let purpose = String((request.query as { purpose?: string }).purpose ?? '');
  let found: { name: string; bytes: Uint8Array } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'purpose') purpose = String(part.value);
      } else {
        const bytes = await part.toBuffer();
        if (found === undefined) found = { name: safeName(part.filename), bytes };
      }
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') return refused('file.too_large');
    if (code === 'FST_FILES_LIMIT') return refused('file.too_many');
    return refused('common.invalid', { errors: [{ path: 'file', code: 'common.format' }] });
  }
  if (found === undefined) return refused('common.invalid', { errors: [{ path: 'file', code: 'common.required' }] });
  if (!purposes.includes(purpose))
    return refused('common.invalid', { errors: [{ path: 'purpose', code: 'common.format' }] });
  return { ...found, purpose: purpose as UploadPurpose };
}

/** The last part of the path a client sent, without control characters, at most 200 characters with its ending kept. */
function safeName(name: string): string {
  const base = (name.split(/[\\/]/).pop() ?? '').replace(/\p{Cc}/gu, '').trim() || 'file';
  const dot = base.lastIndexOf('.');
  return base.length <= 200 ? base : `${base.slice(0, 180)}${dot > 0 ? base.slice(dot).slice(0, 15) : ''}`;
}
