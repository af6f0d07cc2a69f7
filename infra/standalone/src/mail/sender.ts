import type { Mailer } from '@talentlog/runtime';

interface Named {
  readonly 'zh-CN': string;
  readonly 'en-US': string;
}

/** Mail of the company, called as it is called when the mail leaves. */
export const sentBy = (mailer: Mailer, company: () => Promise<Named>): Mailer => ({
  ...(mailer.absent === undefined ? {} : { absent: mailer.absent }),
  async send(mail) {
    const { 'zh-CN': zh, 'en-US': en } = await company();
    return mailer.send({ ...mail, sender: zh === en ? zh : `${zh} ${en}` });
  },
});
