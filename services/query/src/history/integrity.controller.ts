import { Controller, Get, Header, HttpCode, Inject, Post } from '@nestjs/common';
import type { Integrity } from '@talentlog/contracts';
import { ChangesNothing, Granted } from '@talentlog/runtime/nest';
import { TAMPER_CHECK } from '../bus/tokens.ts';
import type { IntegrityResult } from '../query.service.ts';

/** Whether the log is untampered: the last answer, and a way to ask again. */
@Controller('api/integrity')
@Granted({ staff: 'ADMIN_AUDIT' })
export class IntegrityController {
  private last: Integrity | undefined;

  constructor(@Inject(TAMPER_CHECK) private readonly verify: () => Promise<IntegrityResult>) {}

  @Get()
  @Header('cache-control', 'no-store')
  integrity(): { data: Integrity | null } {
    return { data: this.last ?? null };
  }

  /** Reads the whole log and recomputes every hash; changes nothing in it. */
  @Post('check')
  @HttpCode(200)
  @ChangesNothing()
  @Header('cache-control', 'no-store')
  async check(): Promise<{ data: Integrity }> {
    this.last = { ...(await this.verify()), at: new Date().toISOString() };
    return { data: this.last };
  }
}
