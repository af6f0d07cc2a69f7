import { Controller, Header, HttpCode, Inject, Post, Res } from '@nestjs/common';
import {
  isPaperTooLong,
  isSentBy,
  PaperTrial,
  sampleValues,
  scopeFor,
  templateFault,
  writePaper,
} from '@talentlog/contracts';
import { dayOf } from '@talentlog/domain/fold';
import { AddressLimit, type Caller, type PdfRenderer } from '@talentlog/runtime';
import { CurrentCaller, GrantedByHandler, JsonBody, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { PDF_RENDERER } from '../bus/tokens.ts';
import { refusedRequest } from '../http/refused-request.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { checkShape } from '../pipeline/shape.ts';

/** Who writes what papers say, and who sends them. */
const mayTry = ({ account }: Caller): boolean =>
  (['ADMIN_TEMPLATE', 'MANAGE_OFFER'] as const).some(
    (permission) => scopeFor(permission, account?.roles ?? []) !== undefined,
  );

/** Papers to look at are printed by one thread for everybody: so many of one account in a minute. */
const perMinute = 30;

/** `POST /api/papers`: a paper as a PDF to look at. It is printed of what was sent and of nothing else, and is kept nowhere. */
@Controller('api/papers')
export class PapersController {
  private readonly limit = new AddressLimit();

  constructor(@Inject(PDF_RENDERER) private readonly pdfRenderer: Pick<PdfRenderer, 'render'>) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @GrantedByHandler('staff who write what papers say, or send them')
  async post(
    @JsonBody() body: unknown,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    if (!caller.account) throw new RefusedRequest('common.unauthenticated');
    if (!mayTry(caller)) throw new RefusedRequest('auth.forbidden');
    const taken = this.limit.take(caller.account.accountId, perMinute, 60, Date.now());
    if (!taken.ok) throw new RefusedRequest('common.too_many', { params: { seconds: taken.retryAfterSeconds } });
    const shape = checkShape(PaperTrial, body);
    if (!shape.ok) throw refusedRequest(shape);
    const printed = await this.print(shape.value);
    if ('ok' in printed) throw refusedRequest(printed);
    reply.header('x-content-type-options', 'nosniff').type('application/pdf');
    return Buffer.from(printed);
  }

  private async print(trial: z.output<typeof PaperTrial>): Promise<Uint8Array | Refused> {
    const { template, language, subject, content } = trial;
    const at = (code: Refused['code'], path: string, params?: Refused['params']) =>
      refused(code, { errors: [{ path, code }], ...(params ? { params } : {}) });
    if (!isSentBy(template, 'PAPER')) return at('messageTemplate.not_sent_so', 'template');
    const texts = { subject, content, action: '' };
    const fault = templateFault({ template, language, channel: 'PAPER' }, texts);
    if (fault) return at(fault.code, fault.path, fault.params);
    const values = { ...sampleValues(template, language), ...trial.values };
    const date = dayOf(new Date().toISOString());
    const paper = writePaper(texts, language, values, { about: template, date });
    if (isPaperTooLong(paper)) return at('messageTemplate.paper_too_long', 'content');
    const print = await this.pdfRenderer.render(paper).catch(() => undefined);
    if (print === undefined) return refused('common.unavailable');
    return 'missing' in print ? at('file.sign_missing', 'content', { sign: print.missing }) : print.bytes;
  }
}
