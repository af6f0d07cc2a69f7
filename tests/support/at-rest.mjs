/** Parts in whose threads or processes followers run. Only the queries have one at every server. */
const hosts = ['queries', 'workers', 'notifier', 'sap-bridge'];

/**
 * The head of the server's log once its followers have nothing left to do. Two answers of the health page with one position, everybody
 * here and nobody behind: between them nobody wrote, and who is not behind writes nothing more. Of a thread that is still starting the
 * page knows no follower, so that none is behind says nothing while one is away.
 * @param {string} url
 */
export async function atRest(url, seconds = 60) {
  const limit = Date.now() + seconds * 1000;
  for (let before; ; ) {
    const { position, followers, projectors, parts } = await (await fetch(`${url}/api/health`)).json();
    const away = hosts.filter((name) => (name === 'queries' || name in parts) && !parts[name]?.ready);
    const behind = [...followers, ...(projectors ?? [])].filter(({ lagEvents }) => lagEvents !== 0);
    const idle = position !== null && projectors !== null && away.length === 0 && behind.length === 0;
    if (idle && position === before) return position;
    if (Date.now() > limit)
      throw new Error(
        `waited ${seconds} s in vain for the followers to come to rest at ${position}: ${JSON.stringify({ away, behind })}`,
      );
    before = idle ? position : undefined;
    await new Promise((go) => setTimeout(go, 20));
  }
}
