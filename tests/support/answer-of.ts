import type { Browser } from './browser.ts';

/** `taken`, or the code of the refusal. */
export const answerOf = async (browser: Browser, name: string, payload: object) => {
  const { status, body } = await browser.post(name, payload);
  return status === 200 ? 'taken' : body.code;
};
