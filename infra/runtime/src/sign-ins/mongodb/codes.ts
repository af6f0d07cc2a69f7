import { timingSafeEqual } from 'node:crypto';
import { type Change, compareAndSet, type Marked } from '../../mongodb/compare-and-set.ts';
import { nameOf, type Place } from '../../mongodb/place.ts';
import { digestOf, hashOf } from '../hashes.ts';
import type { CodeAttempt, CodeResult, SentCode } from '../port.ts';

interface StoredCode extends Marked {
  /** In hex. */
  readonly digest: string;
  readonly triesLeft: number;
  readonly expiresAt: number;
}

const collection = 'sent_codes';
const nameOfCode = ({ purpose, subject, browser }: Pick<SentCode, 'purpose' | 'subject' | 'browser'>): string =>
  nameOf(purpose, hashOf('subject', subject), hashOf('browser', browser));

/** Codes that were sent, a document for each purpose, person and browser, so that nobody replaces or uses up somebody else's. */
export class Codes {
  constructor(private readonly place: Place) {}

  private get codes() {
    return this.place.of<StoredCode>(collection);
  }

  async put(code: SentCode): Promise<void> {
    const next = { digest: digestOf(code).toString('hex'), triesLeft: code.tries, expiresAt: code.expiresAt };
    await compareAndSet<StoredCode, null>(this.codes, nameOfCode(code), () => ({ next, answer: null }));
  }

  try(attempt: CodeAttempt): Promise<CodeResult> {
    return compareAndSet(this.codes, nameOfCode(attempt), (stored) => judged(stored, attempt));
  }
}

/** What a try does to a code. A browser that asked for none learns nothing and spends nobody's tries. */
function judged(stored: StoredCode | undefined, attempt: CodeAttempt): Change<StoredCode, CodeResult> {
  if (stored === undefined) return { answer: 'expired' };
  const { digest, triesLeft, expiresAt } = stored;
  if (expiresAt <= attempt.now || triesLeft < 1) return { next: 'gone', answer: 'expired' };
  if (timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(attempt)))
    return attempt.keep ? { answer: 'ok' } : { next: 'gone', answer: 'ok' };
  const left = triesLeft - 1;
  return { next: left === 0 ? 'gone' : { digest, triesLeft: left, expiresAt }, answer: { triesLeft: left } };
}
