import { type Script, type ScriptedMongod, scriptedMongod } from './scripted-mongod.ts';

/** As a server says no to one command. */
export const fails = (command: string, code: number, codeName: string, errmsg: string): Script => {
  return (name) => (name === command ? { ok: 0, code, codeName, errmsg } : undefined);
};

/** Works beside a server that is gone afterwards. */
export async function withServer<T>(script: Script, work: (server: ScriptedMongod) => Promise<T>): Promise<T> {
  const server = await scriptedMongod(script);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
