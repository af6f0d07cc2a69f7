import type { Server } from './server.ts';

/** A mail or an SMS, as the dev inbox shows it. */
export interface Message {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest hundred messages to a receiver. */
export async function inbox(
  server: Pick<Server, 'url'>,
  to: string,
  kind?: Message['kind'],
): Promise<readonly Message[]> {
  const query = new URLSearchParams({ to, ...(kind ? { kind } : {}) });
  const answer = await fetch(`${server.url}/api/dev/inbox?${query}`);
  return ((await answer.json()) as { data: Message[] }).data;
}

/** Asks again until the answer is there. Throws after the time. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((go) => setTimeout(go, 20));
  }
}

/** The newest code that was sent to the phone. */
export const codeTo = (server: Pick<Server, 'url'>, phone: string): Promise<string> =>
  until(
    `a code to ${phone}`,
    async () => /code is (\d{6})/.exec((await inbox(server, phone, 'sms'))[0]?.text ?? '')?.[1],
  );

/** The code that another message than those so far brings, by SMS or by mail, once it was asked for. */
export async function codeAfter(server: Pick<Server, 'url'>, to: string, ask: () => Promise<unknown>): Promise<string> {
  const before = new Set((await inbox(server, to)).map(({ id }) => id));
  await ask();
  return until(`another code to ${to}`, async () =>
    (await inbox(server, to))
      .filter(({ id }) => !before.has(id))
      .map(({ text }) => /code is (\d{6})/.exec(text)?.[1])
      .find((code) => code !== undefined),
  );
}

/** Token of the newest link of this kind that was sent to the receiver. */
export const linkTo = (server: Server, to: string, folder: string, not: readonly string[] = []): Promise<string> =>
  until(`a link with ${folder} to ${to}`, async () =>
    (await inbox(server, to))
      .map(({ text }) => new RegExp(`/${folder}/([\\w-]+)`).exec(text)?.[1])
      .find((token) => token !== undefined && !not.includes(token)),
  );
