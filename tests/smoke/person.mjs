import { randomUUID } from 'node:crypto';
import { Mismatch } from './check.mjs';

/** Somebody with a browser: a cookie jar, and a one-time link while they follow one. */
export class Person {
  cookies = new Map();
  token = undefined;
  /** What is sent besides, where somebody proved that the account is theirs. */
  proof = {};

  constructor(world, name) {
    this.world = world;
    this.name = name;
  }

  headers(more = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { 'x-link-token': this.token } : {}),
      ...this.proof,
      ...more,
    };
  }

  async send(path, init) {
    const answer = await this.world.ask(path, { ...init, headers: this.headers(init.headers) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await answer.text();
    try {
      return { status: answer.status, body: JSON.parse(text), answer };
    } catch {
      throw new Mismatch(
        `${init.method ?? 'GET'} ${path} should answer JSON; it was ${answer.status} ${text.slice(0, 200)}`,
      );
    }
  }

  raw(name, payload = {}, headers = {}) {
    return this.send(`/api/commands/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(payload),
    });
  }

  /** The result of a command that must be taken. */
  async does(name, payload = {}, headers = {}) {
    const { status, body } = await this.raw(name, payload, headers);
    if (status !== 200) {
      if (await this.world.goesOn?.(this, { name, payload, status, body })) return {};
      throw new Mismatch(`${this.name}: ${name} should be taken; it was ${told(status, body)}`);
    }
    if (body.position > this.world.position) this.world.position = body.position;
    return { ...(body.result ?? {}), events: body.events };
  }

  /** A command that must be refused, with this status and code. */
  async mayNot(name, payload, status, code) {
    const { status: got, body } = await this.raw(name, payload);
    if (got !== status || body.code !== code)
      throw new Mismatch(`${this.name}: ${name} should be refused with ${status} ${code}; it was ${told(got, body)}`);
    return body;
  }

  query(name, params = {}) {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(params))
      for (const one of [value].flat()) search.append(key, String(one));
    const after = this.world.position ? { 'x-after-position': this.world.position } : {};
    return this.send(`/api/queries/${name}?${search}`, { headers: after });
  }

  /** The data of a question that must be answered. */
  async asks(name, params = {}) {
    const { status, body } = await this.query(name, params);
    if (status !== 200) throw new Mismatch(`${this.name}: ${name} should be answered; it was ${told(status, body)}`);
    return body.data;
  }

  /** The version of a text that a page shows, which is what its tick agrees to. */
  async shown(policy) {
    return (await this.asks('policy', { policy })).version;
  }

  async uploads(purpose, file) {
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('file', new Blob([file.bytes]), file.name);
    const { status, body } = await this.send('/api/files', { method: 'POST', body: form });
    if (status !== 201)
      throw new Mismatch(`${this.name}: ${file.name} should be taken as ${purpose}; it was ${told(status, body)}`);
    if (body.position > this.world.position) this.world.position = body.position;
    return body;
  }

  signsInAsStaff(login, password = 'Yunling#2026') {
    return this.does('SignInWithPassword', { login, password });
  }

  async account() {
    return (await this.send('/api/session', {})).body.account;
  }
}

const told = (status, { code, params, errors, ...rest }) =>
  `${status} ${code ?? JSON.stringify(rest).slice(0, 300)} ${params ? JSON.stringify(params) : ''} ${errors ? JSON.stringify(errors) : ''}`.trim();
