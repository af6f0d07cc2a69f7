import type { CommandContract, Problem, QueryContract, Reach, Role, SignedInSeen } from '@talentlog/contracts';
import * as contracts from '@talentlog/contracts';
import type { CommandInput, CommandName, QueryData, QueryName } from '../src/api/tables.ts';
import { always } from './samples/always.ts';
import { positionAt, written } from './written.ts';

type Answer<N extends QueryName> = QueryData<N> | ((params: URLSearchParams) => QueryData<N>);
type Refusal = Pick<Problem, 'status' | 'code'> & Partial<Problem>;
type Handler<N extends CommandName> = (payload: CommandInput<N>) => unknown;

/** A command as it reached the server. */
export interface Sent {
  readonly name: string;
  readonly payload: unknown;
  /** The Idempotency-Key it came under. */
  readonly key: string;
  readonly linkToken: string | null;
  /** The revision its sender saw. */
  readonly ifMatch: string | null;
  readonly proof: string | null;
}

/** Thrown by what a command does: this one is refused, others of its name are not. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Answers with rows that are not paged. */
const whole = ['applicationChoice'];

const queries: Readonly<Record<string, QueryContract>> = contracts.queries;
const commands = Object.fromEntries(
  Object.entries(contracts)
    .filter(([name]) => name.endsWith('Commands'))
    .flatMap(([, table]) => Object.entries(table as Readonly<Record<string, CommandContract>>)),
);

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const problem = ({ status, code, ...rest }: Refusal) => json(status, { status, code, params: {}, errors: [], ...rest });

/**
 * The two services behind `fetch`, in memory. What is answered and what is sent is held to the contracts, so a test that drifts from
 * them fails. Lists are paged as the real ones page them.
 */
export class FakeServer {
  readonly sent: Sent[] = [];
  readonly asked: { readonly name: string; readonly params: URLSearchParams }[] = [];
  /** Calls of the way out of mails. */
  readonly waysOut: string[] = [];
  #signedIn: SignedInSeen = { signedIn: false, account: null, devInbox: false, company: null };
  readonly #answers = new Map<string, (params: URLSearchParams) => unknown>(always);
  readonly #handlers = new Map<string, (payload: never) => unknown>();
  readonly #refusals = new Map<string, Refusal>();
  readonly #files = new Map<string, { readonly name: string; readonly linkToken: string | null }>();
  readonly #told = new Map<string, readonly [body: unknown, status: number]>();
  #position = 0;
  readonly #done = new Map<string, object>();
  /** What leaves the house. */
  reach: Reach = { sms: true, mail: true, sap: true, address: true };
  /** `down`: nothing arrives. `deaf`: what is sent arrives and acts, and no answer comes back. */
  connection: 'up' | 'down' | 'deaf' = 'up';

  /** What a question is answered with from now on; a function is given the question's parameters. */
  answer<N extends QueryName>(name: N, data: Answer<N>): this {
    this.#answers.set(name, typeof data === 'function' ? (data as (params: URLSearchParams) => unknown) : () => data);
    return this;
  }

  /** What a command does; what it returns is the answer's `result`. Without one a command is simply taken. */
  does<N extends CommandName>(name: N, handler: Handler<N>): this {
    this.#handlers.set(name, handler);
    this.#refusals.delete(name);
    return this;
  }

  /** A file that is handed out under that name, to the holder of that link alone where one is named. */
  holds(fileId: string, name: string, linkToken: string | null = null): this {
    this.#files.set(fileId, { name, linkToken });
    return this;
  }

  /** What an address beside questions and commands answers with. */
  tells(path: string, body: unknown, status = 200): this {
    this.#told.set(path, [body, status]);
    return this;
  }

  /** Refuses a command or a question from now on; `undefined` stops refusing. */
  refuse(name: CommandName | QueryName, refusal: Refusal | undefined): this {
    if (refusal === undefined) this.#refusals.delete(name);
    else this.#refusals.set(name, refusal);
    return this;
  }

  /** Signs somebody in. */
  signIn(account: NonNullable<SignedInSeen['account']>): this {
    this.#signedIn = { ...this.#signedIn, signedIn: true, account };
    return this;
  }

  /** Nobody is signed in any more. */
  signOut(): this {
    this.#signedIn = { ...this.#signedIn, signedIn: false, account: null };
    return this;
  }

  /** Colleagues may come in by an account of the company. */
  offers(company: NonNullable<SignedInSeen['company']>): this {
    this.#signedIn = { ...this.#signedIn, company };
    return this;
  }

  get signedIn(): SignedInSeen {
    return this.#signedIn;
  }

  /** Payloads of a command, in the order they came. */
  payloads(name: CommandName): readonly unknown[] {
    return this.sent.filter((one) => one.name === name).map(({ payload }) => payload);
  }

  /** Stands in for `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (this.connection === 'down') throw new TypeError('fetch failed');
    const answer = await this.#answer(new URL(String(input), 'http://server.test'), init);
    if (this.connection === 'deaf') throw new TypeError('fetch failed');
    return answer;
  };

  async #answer({ pathname, searchParams }: URL, init: RequestInit): Promise<Response> {
    const [, , kind = '', name = ''] = pathname.split('/');
    if (kind === 'reach') return json(200, { data: this.reach });
    if (kind === 'session') return json(200, this.#signedIn);
    const [told, toldStatus = 200] = this.#told.get(pathname) ?? [];
    if (told !== undefined) return json(toldStatus, told);
    const believed = new Headers(init.headers).get('X-Account');
    const { account } = this.#signedIn;
    if (believed !== null && account !== null && believed !== account.accountId)
      return problem({ status: 409, code: 'auth.other_account' });
    if (kind === 'unsubscribe') return this.#unsubscribe(pathname, init);
    const refusal = this.#refusals.get(name);
    if (refusal !== undefined && kind === 'queries') return problem(refusal);
    if (kind === 'queries') return this.#query(name, searchParams);
    if (kind === 'commands') return this.#command(name, init, refusal);
    return this.#file(name, new Headers(init.headers).get('X-Link-Token'));
  }

  #unsubscribe(path: string, { method = 'GET' }: RequestInit): Response {
    if (method === 'POST') this.waysOut.push(`${method} ${path}`);
    return path.includes('/forged') ? problem({ status: 404, code: 'common.not_found' }) : json(200, {});
  }

  #file(fileId: string, linkToken: string | null): Response {
    const file = this.#files.get(fileId);
    if (file === undefined || file.linkToken !== linkToken) return problem({ status: 404, code: 'common.not_found' });
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    return new Response(fileId, { headers: { 'Content-Disposition': disposition } });
  }

  #query(name: string, params: URLSearchParams): Response {
    const contract = queries[name];
    const answer = this.#answers.get(name);
    this.asked.push({ name, params });
    if (contract === undefined || answer === undefined) return problem({ status: 404, code: 'common.not_found' });
    const { data, error } = contract.result.safeParse(answer(params));
    // A fetch that throws looks like a lost connection: the drift is told where the reader of the test looks.
    if (error !== undefined) console.error(`the answer to ${name} is not what its contract says: ${error.message}`);
    return json(200, {
      ...(whole.includes(name) ? { data } : paged(data, params)),
      position: positionAt(this.#position),
    });
  }

  #command(name: string, init: RequestInit, refusal: Refusal | undefined): Response {
    const contract = commands[name];
    if (contract === undefined) return problem({ status: 404, code: 'common.not_found' });
    const payload: unknown = JSON.parse(String(init.body));
    const headers = new Headers(init.headers);
    this.sent.push({
      name,
      payload,
      key: headers.get('Idempotency-Key') ?? '',
      linkToken: headers.get('X-Link-Token'),
      ...{ ifMatch: headers.get('If-Match'), proof: headers.get('X-Proof') },
    });
    if (refusal !== undefined) return problem(refusal);
    const checked = contract.payload.safeParse(payload);
    if (!checked.success)
      return problem({
        status: 400,
        code: 'common.invalid',
        errors: checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: codeOf(message) })),
      });
    const key = headers.get('Idempotency-Key') ?? '';
    const before = this.#done.get(key);
    if (before !== undefined) return json(200, before);
    this.#position += 1;
    try {
      const result = this.#handlers.get(name)?.(payload as never);
      const answer = { position: positionAt(this.#position), events: written(contract, this.#position), result };
      this.#done.set(key, answer);
      return json(200, answer);
    } catch (thrown) {
      if (thrown instanceof Refused) return problem(thrown.refusal);
      throw thrown;
    }
  }
}

/** The refusal a contract names for a value that does not fit, or the general one. */
const codeOf = (message: string): string => (/^\w+\.\w+$/.test(message) ? message : 'common.format');

/** One page of a list's rows and how many there are; other answers as they are. */
function paged(data: unknown, params: URLSearchParams): { data: unknown; page?: { total: number } } {
  if (typeof data !== 'object' || data === null) return { data };
  const [list, rows] = Object.entries(data).find(([name]) => name === 'rows' || name === 'jobs') ?? [];
  if (list === undefined || !Array.isArray(rows)) return { data };
  const size = Number(params.get('size') ?? 20);
  const from = (Number(params.get('page') ?? 1) - 1) * size;
  return { data: { ...data, [list]: rows.slice(from, from + size) }, page: { total: rows.length } };
}

/** A colleague of the company with these roles, and what the matrix lets them do. */
export const colleague = (...roles: Role[]): NonNullable<SignedInSeen['account']> => ({
  accountId: '00000000-0000-4000-8000-00000000c011',
  name: 'Lin Jing',
  jobSeekerId: null,
  identities: ['Staff'],
  identity: 'Staff',
  roles,
  permissions: Object.entries(contracts.permissionMatrix)
    .filter(([, grants]) => roles.some((role) => role in grants))
    .map(([permission]) => permission),
  language: 'en-US',
});

/** A job seeker who is signed in at the public site. */
export const jobSeeker = (): NonNullable<SignedInSeen['account']> => ({
  accountId: '00000000-0000-4000-8000-00000000c012',
  name: '王芳',
  jobSeekerId: '00000000-0000-4000-8000-0000000005ee',
  identities: ['JobSeeker'],
  identity: 'JobSeeker',
  roles: ['JS'],
  permissions: [],
  language: 'en-US',
});
