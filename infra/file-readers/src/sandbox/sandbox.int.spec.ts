import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { childProgram, sandboxFlags } from './child-program.ts';
import { confinement, findConfinement } from './namespaces.ts';

const own = ownOfEachTest();

/** A server of this process, which is the parent of what is tried. */
async function listening(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  own.closes(() => new Promise<void>((closed) => server.close(() => closed())));
  return (server.address() as AddressInfo).port;
}

describe('the cage that Node makes', () => {
  it('has no network, no files but its own, no programs, no signals and no environment', async () => {
    const secrets = own.folder();
    await writeFile(join(secrets, 'key'), 'secret');
    const attempts = `
      import net, { connect } from 'node:net'; import { lookup } from 'node:dns'; import http from 'node:http'; import dgram from 'node:dgram';
      import tls from 'node:tls'; import fs from 'node:fs'; import { spawnSync } from 'node:child_process'; import { Worker } from 'node:worker_threads';
      import inspector from 'node:inspector'; import cluster from 'node:cluster'; import http2 from 'node:http2';
      const listener = () => new net.Server();
      const attempts = {
        connect: () => connect(1, '127.0.0.1'), socket: () => new net.Socket().connect(1, '127.0.0.1'), http: () => http.get('http://127.0.0.1:1'),
        agent: () => new http.Agent().createConnection({ port: 1 }), tls: () => tls.connect(1), dgram: () => dgram.createSocket('udp4'),
        lookup: () => lookup('localhost', () => {}), fetch: () => fetch('http://127.0.0.1:1'), listen: () => net.createServer().listen(0),
        listenByConstructor: () => new http.Server().listen(0), listenWithin: () => listener()._listen2('127.0.0.1', 0, 4, 1, -1),
        handle: () => { if (typeof net._createServerHandle('127.0.0.1', 0, 4) === 'number') throw new Error(); },
        datagramHandle: () => dgram._createSocketHandle('127.0.0.1', 0, 'udp4'), http2: () => http2.createServer().listen(0),
        inspector: () => inspector.open(0, '127.0.0.1'), cluster: () => cluster.fork(),
        signal: () => process.kill(process.ppid, 0), signalWithin: () => { if (process._kill(process.ppid, 0) !== 0) throw new Error(); },
        debug: () => process._debugProcess(process.ppid), linked: () => process._linkedBinding('tcp_wrap'),
        read: () => fs.readFileSync(${JSON.stringify(join(secrets, 'key'))}), write: () => fs.writeFileSync(${JSON.stringify(join(secrets, 'x'))}, ''),
        proc: () => fs.readFileSync('/proc/' + process.ppid + '/environ'),
        spawn: () => { const { error } = spawnSync('true'); if (error) throw error; }, worker: () => new Worker('0', { eval: true }), binding: () => process.binding('tcp_wrap'),
      };
      const allowed = [];
      for (const [name, attempt] of Object.entries(attempts)) try { await attempt(); allowed.push(name); } catch {}
      console.log(JSON.stringify({ allowed, environment: Object.keys(process.env) }));
      process.exit(0);`;
    const flags = sandboxFlags(childProgram(import.meta.url, '../child/main'), false);
    const printed = await own.run(process.execPath, [...flags, '--input-type=module', '-e', attempts], { env: {} });
    expect(JSON.parse(printed)).toEqual({ allowed: [], environment: [] });
  });
});

describe('the cage that the system makes', () => {
  it('holds whatever code runs in it: it reaches nobody, and sees no process that it could signal', async () => {
    const { prefix, detail } = await confinement();
    if (prefix.length === 0) return expect(detail).toContain('Node alone');
    const attempts = `
      const { connect, createServer } = require('node:net');
      const told = (attempt) => new Promise((tell) => attempt(tell));
      (async () => {
        let signalled = 'nobody';
        try { process.kill(${process.pid}, 'SIGTERM'); signalled = 'parent'; } catch {}
        const connected = await told((tell) => connect(${await listening()}, '127.0.0.1', () => tell(true)).on('error', () => tell(false)));
        const port = await told((tell) => { const server = createServer(() => {}); server.listen(0, () => tell(server.address().port)); });
        console.log(JSON.stringify({ signalled, connected, port, me: process.pid, parent: process.ppid }));
        process.exit(0);
      })();`;
    const [program = '', ...given] = [...prefix, process.execPath, '-e', attempts];
    const { port, ...told } = JSON.parse(await own.run(program, given, { env: {} }));
    expect(told).toEqual({ signalled: 'nobody', connected: false, me: 1, parent: 0 });
    // Whoever may listen there is heard by nobody: the same port is free on this side.
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  it('is not claimed where it cannot be had', async () => {
    const path = process.env.PATH;
    process.env.PATH = own.folder();
    const { prefix, detail } = await findConfinement().finally(() => {
      process.env.PATH = path;
    });
    expect([prefix, detail.includes('Node alone')]).toEqual([[], true]);
  });
});
