import { Body, Controller, type DynamicModule, Header, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { Email, type SmsTested } from '@talentlog/contracts';
import { type Caller, type Logger, type Mailer, newUuid } from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';
import { TestMessages } from '../test-messages.ts';

/** What a test mail is sent by. */
export interface MailTestParts {
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly logger: Logger;
}
const MAIL_TEST = Symbol('MailTestParts');

const Wish = z.strictObject({ to: Email });
const mail = {
  subject: '测试邮件 Test mail',
  text: '这是一封测试邮件，收到即表示邮件服务可用。\nThis is a test: mail works.',
  html: '<p>这是一封测试邮件，收到即表示邮件服务可用。<br>This is a test: mail works.</p>',
};

/** An administrator sees whether mail leaves, before anybody waits for some. */
@Controller('api/mail')
@Granted({ staff: 'ADMIN_USER' })
export class MailTestController {
  private readonly tests: TestMessages;

  constructor(@Inject(MAIL_TEST) private readonly parts: MailTestParts) {
    this.tests = new TestMessages('mail', parts);
  }

  @Post('test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async send(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<{ data: SmsTested }> {
    const { mailer } = this.parts;
    const wish = Wish.safeParse(body);
    if (!wish.success)
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'to', code: 'common.email_format' }] });
    if (mailer.absent !== undefined) throw new RefusedRequest('mail.no_server');
    return this.tests.send(caller, () => mailer.send({ id: newUuid(), to: wish.data.to, ...mail }));
  }
}

@Module({})
class MailTestModule {}

/** `POST /api/mail/test` */
export const mailTestModule = (parts: MailTestParts): DynamicModule => ({
  module: MailTestModule,
  controllers: [MailTestController],
  providers: [{ provide: MAIL_TEST, useValue: parts }],
});
