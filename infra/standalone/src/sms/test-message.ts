import { Controller, type DynamicModule, Header, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { Phone, type SmsTested } from '@talentlog/contracts';
import { type Caller, isMobileOf, type Logger, newUuid, type SmsCountry, type SmsGateway } from '@talentlog/runtime';
import { CurrentCaller, Granted, JsonBody, RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';
import { TestMessages } from '../test-messages.ts';

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
const textOf = (company: string) =>
  `【${company}】这是一条测试短信，收到即表示短信服务可用。This is a test message: SMS works.`;

/** An administrator sees whether SMS leave, before anybody waits for one. */
@Controller('api/sms')
@Granted({ staff: 'ADMIN_USER' })
export class SmsTestController {
  private readonly tests: TestMessages;

  constructor(@Inject(SMS_TEST) private readonly parts: SmsTestParts) {
    this.tests = new TestMessages('sms', parts);
  }

  @Post('test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async send(@JsonBody() body: unknown, @CurrentCaller() caller: Caller): Promise<{ data: SmsTested }> {
    const { gateway, countries, company } = this.parts;
    const wish = Wish.safeParse(body);
    if (!wish.success)
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'to', code: 'common.phone_format' }] });
    if (gateway.absent !== undefined) throw new RefusedRequest('sms.no_provider');
    const { to } = wish.data;
    if (!(await isMobileOf(to, countries))) throw new RefusedRequest('sms.number_unsupported');
    return this.tests.send(caller, async () => {
      const text = textOf((await company())['zh-CN']);
      return gateway.send({ id: newUuid(), to, text, template: 'TEST' });
    });
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
