import { Body, Controller, type DynamicModule, Header, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { Phone, type SmsTested } from '@talentlog/contracts';
import {
  AddressLimit,
  type Caller,
  isMobileOf,
  type Logger,
  newUuid,
  type SmsCountry,
  type SmsGateway,
  TryAgain,
} from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';

/** What a test message is sent by. */
export interface SmsTestParts {
  readonly gateway: SmsGateway;
  readonly countries: readonly SmsCountry[];
  readonly company: () => Promise<{ readonly 'zh-CN': string }>;
  readonly clock: () => Date;
  readonly logger: Logger;
}
const SMS_TEST = Symbol('SmsTestParts');

const Wish = z.strictObject({ to: Phone });
const perHour = 10;
const textOf = (company: string) =>
  `【${company}】这是一条测试短信，收到即表示短信服务可用。This is a test message: SMS works.`;

/** An administrator sees whether SMS leave, before anybody waits for one. */
@Controller('api/sms')
@Granted({ staff: 'ADMIN_USER' })
export class SmsTestController {
  private readonly limit = new AddressLimit();

  constructor(@Inject(SMS_TEST) private readonly parts: SmsTestParts) {}

  @Post('test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async send(@Body() body: unknown, @CurrentCaller() { account }: Caller): Promise<{ data: SmsTested }> {
    const { gateway, countries, clock, logger } = this.parts;
    const wish = Wish.safeParse(body);
    if (!wish.success)
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'to', code: 'common.phone_format' }] });
    if (gateway.absent !== undefined) throw new RefusedRequest('sms.no_provider');
    const { to } = wish.data;
    if (!(await isMobileOf(to, countries))) throw new RefusedRequest('sms.number_unsupported');
    const by = account?.accountId ?? '';
    const taken = this.limit.take(by, perHour, 3600, clock().getTime());
    if (!taken.ok) throw new RefusedRequest('sms.too_often', { params: { seconds: taken.retryAfterSeconds } });
    const text = textOf((await this.parts.company())['zh-CN']);
    const delivery = await gateway.send({ id: newUuid(), to, text, template: 'TEST' }).catch((error: unknown) => {
      if (error instanceof TryAgain) throw new RefusedRequest('sms.not_sent');
      throw error;
    });
    logger.info({ by, outcome: delivery.outcome }, 'a test message');
    return { data: { outcome: delivery.outcome, reason: 'reason' in delivery ? delivery.reason : '' } };
  }
}

@Module({})
class SmsTestModule {}

/** `POST /api/sms/test` */
export const smsTestModule = (parts: SmsTestParts): DynamicModule => ({
  module: SmsTestModule,
  controllers: [SmsTestController],
  providers: [{ provide: SMS_TEST, useValue: parts }],
});
