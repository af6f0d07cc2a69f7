import type { Answer, Body } from './answer.ts';
import type { Server } from './server.ts';

/** A stream that somebody listens to. */
export interface Heard {
  readonly text: () => string;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Somebody at a browser of their own: cookies, and a one-time link while they follow one. */
export class Browser {
  /** Position of the last command of anybody in this test, by server; everybody's questions ask for everything up to it. */
  private static readonly written = new WeakMap<object, string>();
  /** Versions of texts that somebody had on the screen, by server. */
  private static readonly pages = new WeakMap<object, Readonly<Record<string, string>>>();
  private readonly cookies = new Map<string, string>();
  token: string | undefined;
  /** The network it sends from, as a trusted proxy tells it. */
  address: string | undefined;
  /** What they can prove themselves with where a command asks for more than a sign-in; without it they are refused. */
  password: string | undefined;
  private proof: string | undefined;
  readonly server: Pick<Server, 'url'>;

  constructor(server: Pick<Server, 'url'>) {
    this.server = server;
  }

  /** A browser on a network of its own, as a trusted proxy tells it. */
  static from(server: Pick<Server, 'url'>, address: string): Browser {
    const browser = new Browser(server);
    browser.address = address;
    return browser;
  }

  /** Somebody else's browser with the same link. */
  static withToken(server: Pick<Server, 'url'>, token: string): Browser {
    const browser = new Browser(server);
    browser.token = token;
    return browser;
  }

  /** Somebody else who copied this one's cookies, and neither knows the password nor sees the page. */
  stolen(): Browser {
    const thief = new Browser(this.server);
    for (const [name, value] of this.cookies) thief.cookies.set(name, value);
    return thief;
  }

  hear(path: string): Promise<Heard> {
    return heardAt(`${this.server.url}${path}`, this.cookie);
  }

  /** What it sends as `Cookie`. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const { cookie } = this;
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(this.token === undefined ? {} : { 'x-link-token': this.token }),
      ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
      ...(this.proof === undefined ? {} : { 'x-proof': this.proof }),
      ...(init.headers as Record<string, string> | undefined),
    };
    const answer = await fetch(`${this.server.url}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await answer.text();
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, text, body: isJson ? (JSON.parse(text) as Body) : {} };
  }

  /** A command as it is, whatever comes back. */
  post(name: string, payload: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.postText(name, JSON.stringify(payload), headers);
  }

  async postText(name: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const json = { 'content-type': 'application/json', ...headers };
    const send = () => this.send(`/api/commands/${name}`, { method: 'POST', headers: json, body });
    const first = await send();
    const isAsked = first.body.code === 'account.proof_required' && name !== 'ProveSelf';
    if (isAsked && this.password !== undefined) await this.proves(this.password);
    const answer = isAsked && this.password !== undefined ? await send() : first;
    if (answer.body.position) this.sees(answer.body.position);
    return answer;
  }

  /** Proves that it is the account's owner, as the page asks for. What is sent from now on brings the proof, which is answered as well. */
  async proves(password: string): Promise<string> {
    this.password = password;
    this.proof = String((await this.does('ProveSelf', { current: password })).proof);
    return this.proof;
  }

  /** The result of a command that is taken. Throws with the refusal otherwise. */
  async does(name: string, payload: unknown = {}): Promise<Readonly<Record<string, unknown>>> {
    const { status, body, text } = await this.post(name, payload);
    if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 500)}`);
    return body.result ?? {};
  }

  query(name: string, params: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const after = Browser.written.get(this.server);
    const headers: Record<string, string> = after ? { 'x-after-position': after } : {};
    return this.send(`/api/queries/${name}?${new URLSearchParams(params)}`, { headers });
  }

  /** The data of a question that is answered. Throws with the refusal otherwise. */
  async asks<T>(name: string, params: Readonly<Record<string, string>> = {}): Promise<T> {
    return answered<T>(name, await this.query(name, params));
  }

  /** The version of a text that a page shows, which is what its tick agrees to. While no question is answered, a page that was open stays. */
  async shown(policy: 'privacy' | 'agreement'): Promise<string> {
    const open = Browser.pages.get(this.server) ?? {};
    const answer = await this.query('policy', { policy });
    const was = open[policy];
    if (answer.status === 503 && was !== undefined) return was;
    const { version } = answered<{ version: string }>('policy', answer);
    Browser.pages.set(this.server, { ...open, [policy]: version });
    return version;
  }

  /** Everything up to what a worker wrote is asked for from now on. What any browser wrote is anyway. */
  sees(position: string): void {
    if (position > (Browser.written.get(this.server) ?? '')) Browser.written.set(this.server, position);
  }

  async upload(name: string, bytes: Uint8Array, purpose = 'resume'): Promise<Answer> {
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await this.send('/api/files', { method: 'POST', body: form });
    if (answer.body.position) this.sees(answer.body.position);
    return answer;
  }
}

/** Listens to a stream of events until it is stopped; what was heard so far is read from `text`, and whether it has ended. */
export async function heardAt(url: string, cookie: string): Promise<Heard> {
  const stopping = new AbortController();
  const { body } = await fetch(url, { headers: { cookie }, signal: stopping.signal });
  let text = '';
  let isOver = false;
  const listening = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  };
  const ended = () => {
    isOver = true;
  };
  listening().then(ended, ended);
  return { text: () => text, isOver: () => isOver, stop: () => stopping.abort() };
}

/** Throws with the refusal where there is no data. */
function answered<T>(name: string, { status, body, text }: Answer): T {
  if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 500)}`);
  return body.data as T;
}
