import '@fastify/multipart';
import { Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { asLine } from '@talentlog/contracts';
import type { Caller, UploadPurpose } from '@talentlog/runtime';
import { CurrentCaller, GrantedByHandler, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS } from '../bus/tokens.ts';
import { refusedRequest } from '../http/refused-request.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { maySend, ownerOf, type Sender, type UploadParts, upload } from './uploads.ts';
import { type Begun, UploadsAtOnce } from './uploads-at-once.ts';

const purposes: readonly string[] = ['resume', 'import', 'attachment', 'avatar', 'logo'] satisfies UploadPurpose[];

/** Longer than most uploads take. */
const secondsToWait = 5;

/** `POST /api/files`: one file per request, as multipart fields `purpose` (first) and `file`. */
@Controller('api/files')
export class UploadsController {
  private readonly atOnce: UploadsAtOnce;

  constructor(@Inject(UPLOADS) private readonly parts: UploadParts) {
    this.atOnce = new UploadsAtOnce(() => parts.clock().getTime());
  }

  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @GrantedByHandler(
    'whoever has something to attach a file to: a signed-in person, or a link holder who proved the phone',
  )
  async post(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentCaller() caller: Caller,
  ): Promise<object> {
    if (!maySend(caller)) throw notProved(caller);
    const owner = ownerOf(caller);
    if (owner === undefined) throw new RefusedRequest('common.unauthenticated');
    const { socket } = request.raw;
    const before = socket.bytesRead;
    const stopping = new AbortController();
    const giveWay = () => {
      // Nothing more of it is read once it is answered.
      reply.header('connection', 'close');
      stopping.abort();
    };
    // Before anything of it is read.
    const begun = this.atOnce.begin(owner, { received: () => socket.bytesRead - before, giveWay });
    if (begun === undefined) throw refusedRequest(tooMany);
    try {
      return await this.receive(request, { caller, owner }, { ...begun, stopped: stopping.signal });
    } finally {
      begun.end();
    }
  }

  private async receive(
    request: FastifyRequest,
    sender: Sender,
    { isWhole, stopped }: Pick<Begun, 'isWhole'> & { readonly stopped: AbortSignal },
  ): Promise<object> {
    const part = await Promise.race([readPart(request, stopped), tooManyOnce(stopped)]);
    isWhole();
    if ('ok' in part) throw refusedRequest(part);
    const outcome = await upload(part, sender, this.parts);
    if (!outcome.ok) throw refusedRequest(outcome);
    const { ok: _ok, ...file } = outcome;
    return file;
  }
}

const tooMany = refused('common.too_many', { params: { seconds: secondsToWait } });

const tooManyOnce = (stopped: AbortSignal): Promise<Refused> =>
  new Promise((resolve) => stopped.addEventListener('abort', () => resolve(tooMany), { once: true }));

const notProved = ({ link }: Caller): RefusedRequest =>
  link
    ? new RefusedRequest('link.step_up_required', { params: { stepUp: 'code' } })
    : new RefusedRequest('common.unauthenticated');

/** The first file of the request with its purpose. Too large, too many and not multipart are told apart. */
async function readPart(
  request: FastifyRequest,
  stopped: AbortSignal,
): Promise<{ name: string; bytes: Uint8Array; purpose: UploadPurpose } | Refused> {
  if (!request.isMultipart()) return refused('common.media_type');
  let purpose = String((request.query as { purpose?: string }).purpose ?? '');
  let found: { name: string; bytes: Uint8Array } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'purpose') purpose = String(part.value);
      } else {
        // What came so far is let go at once.
        stopped.addEventListener('abort', () => part.file.destroy(), { once: true });
        const bytes = await part.toBuffer();
        if (found === undefined) found = { name: safeName(part.filename), bytes };
      }
    }
  } catch (error) {
    if (stopped.aborted) return tooMany;
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

/** The last part of the path a client sent, without signs that cannot be seen, at most 200 characters with its ending kept. */
function safeName(name: string): string {
  const base = asLine(name.split(/[\\/]/).pop() ?? '').trim() || 'file';
  const dot = base.lastIndexOf('.');
  return base.length <= 200 ? base : `${asLine(base.slice(0, 180))}${dot > 0 ? base.slice(dot).slice(0, 15) : ''}`;
}
