/** Follows a browser with cookies from one address on until it leaves an origin; answers with the part behind the address it leaves for. */
export async function followBack(address: string, origin: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = new URL(address);
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    at = new URL(to, at);
    if (at.origin !== origin) return at.search;
  }
  throw new Error('the provider sends in circles');
}
