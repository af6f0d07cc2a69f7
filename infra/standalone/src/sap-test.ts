import { Controller, type DynamicModule, Header, HttpCode, Inject, Module, Post } from '@nestjs/common';
import type { SmsTested } from '@talentlog/contracts';
import { AddressLimit, type Caller, type HrCore, type Logger } from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';

/** What SAP is tried by. */
export interface SapTestParts {
  /** Undefined where none is configured. */
  readonly core: Pick<HrCore, 'find'> | undefined;
  readonly clock: () => Date;
  readonly logger: Logger;
}
const SAP_TEST = Symbol('SapTestParts');
const perHour = 10;
/** Nobody's: to be asked about them tells SAP nothing. */
const nobody = 'talentlog-connection-test';

/** An administrator sees whether SAP lets us in and answers, before the first new hire is pushed. Nothing is told to it. */
@Controller('api/sap')
@Granted({ staff: 'ADMIN_USER' })
export class SapTestController {
  private readonly limit = new AddressLimit();

  constructor(@Inject(SAP_TEST) private readonly parts: SapTestParts) {}

  @Post('test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async send(@CurrentCaller() { account }: Caller): Promise<{ data: SmsTested }> {
    const { core, clock, logger } = this.parts;
    if (core === undefined) throw new RefusedRequest('sap.not_configured');
    const by = account?.accountId ?? '';
    const taken = this.limit.take(by, perHour, 3600, clock().getTime());
    if (!taken.ok) throw new RefusedRequest('sap.too_often', { params: { seconds: taken.retryAfterSeconds } });
    const data = await core.find(nobody).then(
      (): SmsTested => ({ outcome: 'sent', reason: '' }),
      (error: Error): SmsTested => ({ outcome: 'failed', reason: error.message }),
    );
    logger.info({ by, outcome: data.outcome }, 'SAP was tried');
    return { data };
  }
}

@Module({})
class SapTestModule {}

/** `POST /api/sap/test` */
export const sapTestModule = (parts: SapTestParts): DynamicModule => ({
  module: SapTestModule,
  controllers: [SapTestController],
  providers: [{ provide: SAP_TEST, useValue: parts }],
});
