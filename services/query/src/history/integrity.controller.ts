import { Controller, Get, Header, HttpCode, Inject, Post } from '@nestjs/common';
import type { Integrity } from '@talentlog/contracts';
import { ChangesNothing, Granted } from '@talentlog/runtime/nest';
import { INTEGRITY } from '../bus/tokens.ts';
import type { IntegritySeen } from './integrity-seen.ts';

/** Whether the log is untampered: the last answer, whoever asked for it, and a way to ask again. */
@Controller('api/integrity')
@Granted({ staff: 'ADMIN_AUDIT' })
export class IntegrityController {
  constructor(@Inject(INTEGRITY) private readonly seen: IntegritySeen) {}

  @Get()
  @Header('cache-control', 'no-store')
  async integrity(): Promise<{ data: Integrity | null }> {
    return { data: (await this.seen.last()) ?? null };
  }

  /** Reads the whole log and recomputes every hash; changes nothing in it. */
  @Post('check')
  @HttpCode(200)
  @ChangesNothing()
  @Header('cache-control', 'no-store')
  async check(): Promise<{ data: Integrity }> {
    return { data: await this.seen.check() };
  }
}
