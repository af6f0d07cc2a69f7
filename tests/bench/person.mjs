/** A browser reduced to its cookies. */
export class Person {
  cookies = new Map();
  /** What is sent besides, where somebody proved that the account is theirs. */
  proof = {};

  constructor(base) {
    this.base = base;
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async does(name, payload) {
    const answer = await fetch(`${this.base}/api/commands/${name}`, {
      method: 'POST',
      headers: { ...this.proof, 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(payload),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(key, value);
    }
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** As the page asks for, before what gives somebody access. */
  async proves(password) {
    const { result } = await this.does('ProveSelf', { current: password });
    this.proof = { 'x-proof': result.proof };
  }

  /** The version of a text that a page shows, which is what its tick agrees to. */
  async shown(policy) {
    return (await this.asks('policy', { policy })).data.version;
  }

  /** The whole answer to a question: `data` and, of a list, `page`. */
  async asks(name, params = {}) {
    const answer = await fetch(`${this.base}/api/queries/${name}?${new URLSearchParams(params)}`, {
      headers: { cookie: this.cookie },
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
