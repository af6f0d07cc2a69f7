import type { FakeServer } from './fake-server.ts';

/** From now on the server takes commands but keeps its answers, as on a slow line; what is returned lets them go. */
export function answersSlowly(server: FakeServer): () => void {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const answer = await server.fetch(input, init);
    if (String(input).includes('/commands/')) await gate;
    return answer;
  };
  return () => {
    globalThis.fetch = server.fetch;
    letGo();
  };
}
