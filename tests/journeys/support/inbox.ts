import { expect } from '@playwright/test';

export interface Message {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
}

/** Reads the development inbox as the person who got the message would. */
export function inboxAt(url: string) {
  const list = async (to?: string): Promise<Message[]> => {
    const answer = await fetch(`${url}/api/dev/inbox${to ? `?to=${encodeURIComponent(to)}` : ''}`);
    return ((await answer.json()) as { data: Message[] }).data;
  };
  return {
    list,
    /** The newest message to somebody that matches, waiting until it comes. */
    async find(to: string, pattern: RegExp): Promise<Message> {
      let found: Message | undefined;
      await expect
        .poll(
          async () => {
            found = (await list(to)).find(({ text, subject }) => pattern.test(`${subject}\n${text}`));
            return found !== undefined;
          },
          { message: `a message to ${to} like ${pattern}`, timeout: 20_000 },
        )
        .toBe(true);
      return found as Message;
    },
    /** The six digits of the newest code, once a newer one than those seen came. */
    async code(to: string, seen: ReadonlySet<string> = new Set()): Promise<string> {
      let code = '';
      await expect
        .poll(
          async () => {
            const message = (await list(to)).find(
              ({ id, text }) => !seen.has(id) && /\b\d{6}\b/.test(text) && /验证码|code/.test(text),
            );
            code = /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
            return code;
          },
          { timeout: 20_000 },
        )
        .not.toBe('');
      return code;
    },
    seen: async (to: string): Promise<Set<string>> => new Set((await list(to)).map(({ id }) => id)),
  };
}

export type Inbox = ReturnType<typeof inboxAt>;

/** The first link of our own site in a message, with the language it asks for. */
export const linkIn = ({ text }: Message, path: string): string =>
  new RegExp(`https?://[^\\s]+${path}[\\w-]+(?:\\?(?:zh|en))?`).exec(text)?.[0] ?? '';
