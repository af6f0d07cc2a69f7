import { Controller, type DynamicModule, Header, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { Email, type SmsTested } from '@talentlog/contracts';
import { type Caller, type Logger, type Mailer, newUuid } from '@talentlog/runtime';
import { CurrentCaller, Granted, JsonBody, RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';
import { TestMessages } from '../test-messages.ts';

/** What a test mail is sent by. */
export interface MailTestParts {
  readonly mailer: Mailer;
  /** What links begin with. */
  readonly origin: () => string;
  readonly clock: () => Date;
  readonly logger: Logger;
}
const MAIL_TEST = Symbol('MailTestParts');

const Wish = z.strictObject({ to: Email });
const words = '这是一封测试邮件，收到即表示邮件服务可用。请打开下面的链接：能打开，候选人收到的链接就能打开。';
const inEnglish =
  'This is a test: mail works. Open the link below: where it opens, so do the links that candidates get.';
/** With a link as all mails have one, so that it is tried where mails are read. */
const mailTo = (link: string) => ({
  subject: '测试邮件 Test mail',
  text: `${words}\n${inEnglish}\n\n${link}`,
  html: `<p>${words}<br>${inEnglish}</p><p><a href="${link}">${link}</a></p>`,
});

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
  async send(@JsonBody() body: unknown, @CurrentCaller() caller: Caller): Promise<{ data: SmsTested }> {
    const { mailer, origin } = this.parts;
    const wish = Wish.safeParse(body);
    if (!wish.success)
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'to', code: 'common.email_format' }] });
    if (mailer.absent !== undefined) throw new RefusedRequest('mail.no_server');
    const mail = mailTo(`${origin()}/social/jobs`);
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
