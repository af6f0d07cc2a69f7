/**
 * The head of the server's log once its followers have nothing left to do. Two answers of the health page with one position and nobody
 * behind it: between them nobody wrote, and who is not behind writes nothing more.
 * @param {string} url
 */
export async function atRest(url, seconds = 60) {
  const limit = Date.now() + seconds * 1000;
  for (let before; ; ) {
    const { position, followers, projectors } = await (await fetch(`${url}/api/health`)).json();
    const behind = [...followers, ...(projectors ?? [])].filter(({ lagEvents }) => lagEvents !== 0);
    const idle = behind.length === 0;
    if (idle && position === before) return position;
    if (Date.now() > limit)
      throw new Error(
        `waited ${seconds} s in vain for the followers to come to rest at ${position}: ${JSON.stringify(behind)}`,
      );
    before = idle ? position : undefined;
    await new Promise((go) => setTimeout(go, 20));
  }
}
