const demoPassword = 'Yunling#2026';

/** The session of a colleague of the demo company. */
export async function signIn(url, login) {
  const answer = await fetch(`${url}/api/commands/SignInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: demoPassword }),
  });
  return /__Host-talentlog=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
}
