import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { EngineRefused } from '../../engine-refused.ts';
import { canonicalJson } from '../canonical.ts';
import type { Position } from '../port.ts';
import { Agreement, type AgreementParts } from './agreement.ts';
import { type Agreed, agreementHeader, type Call, largestCommit, pathOf, type Terms } from './protocol.ts';
import { Cut, errorOf, toldIn } from './told.ts';
import { headOf, wholeOf } from './whole.ts';

export interface ExchangeParts extends AgreementParts {
  readonly url: string;
  readonly secret: string;
  /** Without a byte for so long the connection is given up. */
  readonly silentMs: number;
}

/** An answer that has begun. */
interface Begun {
  readonly response: IncomingMessage;
  readonly head: Position;
}

/** Asks the owner of a log, over connections that are kept. */
export class Exchange {
  private readonly target: URL;
  private readonly agent: HttpAgent | HttpsAgent;
  private readonly agreement: Agreement;

  constructor(private readonly parts: ExchangeParts) {
    this.target = new URL(parts.url);
    const kept = { keepAlive: true, keepAliveMsecs: 15_000 };
    this.agreement = new Agreement(parts, (terms) => this.agreed(terms));
    this.agent = this.isSecure() ? new HttpsAgent(kept) : new HttpAgent(kept);
  }

  /** Throws Cut where no whole answer began, EngineRefused for another secret or version, and what the owner told. */
  async begin(call: Call, given: object, signal?: AbortSignal): Promise<Begun> {
    const body = Buffer.from(canonicalJson(given));
    if (body.length > largestCommit) throw new Error(`a commit of ${body.length} bytes is more than ${largestCommit}`);
    const { under } = this.agreement;
    const response = await this.sent(call, body, signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return { response, head: headOf(response) };
    const text = await wholeOf(response);
    if (statusCode === 401) throw this.refused('the secret is another one', 'Set LOG_SECRET to that of the log.');
    if (statusCode === 426) throw this.refused(text.slice(0, 200), 'Run the same release of Talentlog there and here.');
    const told = toldIn(text);
    if (told?.is === 'unagreed') {
      await this.agreement.renew(under);
      throw new Cut('the owner began anew');
    }
    throw errorOf(told);
  }

  /** A whole answer of one value. */
  async value<T>(call: Call, given: object): Promise<{ readonly value: T; readonly head: Position }> {
    const { response, head } = await this.begin(call, given);
    return { value: JSON.parse(await wholeOf(response)) as T, head };
  }

  close(): void {
    this.agent.destroy();
  }

  private async agreed(terms: Terms): Promise<string> {
    const { under, differing } = (await this.value<Agreed>('agree', terms)).value;
    if (under !== undefined) return under;
    const names = differing.join(', ');
    throw this.refused(
      `not set as there: ${names}`,
      'Set the same there and here; DATA_DIR is the very folder of the owner, no copy.',
    );
  }

  refused(said: string, advice: string): EngineRefused {
    return new EngineRefused(`the log at ${this.target.origin}`, said, advice);
  }

  private isSecure(): boolean {
    return this.target.protocol === 'https:';
  }

  private sent(call: Call, body: Buffer, signal: AbortSignal | undefined): Promise<IncomingMessage> {
    const { secret, silentMs } = this.parts;
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'content-length': body.length,
      [agreementHeader]: this.agreement.under,
    };
    const request = (this.isSecure() ? httpsRequest : httpRequest)(new URL(pathOf(call), this.target), {
      ...{ method: 'POST', agent: this.agent, headers },
      ...(signal === undefined ? {} : { signal }),
    });
    request.setTimeout(silentMs, () => request.destroy(new Error(`nothing came for ${silentMs} ms`)));
    return new Promise((resolve, reject) => {
      request.once('response', resolve);
      // Also what fails later, which whoever reads the answer hears.
      request.on('error', (error) => reject(new Cut(error.message)));
      request.end(body);
    });
  }
}
