/**
 * Preloaded into every child before anything else (`--import`), also into its worker threads: whatever would reach the
 * network, listen, start a program or signal another process throws. Node's permission model, which the parent switches on,
 * keeps files and new processes away; on Node 20 it knows neither the network nor signals, and this closes that gap for
 * JavaScript, below the namespaces that close it for everything (`namespaces.ts`). There is no native code in the child.
 */
import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import inspector from 'node:inspector';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import tls from 'node:tls';

const deny = (): never => {
  throw new Error('nothing outside can be reached from here');
};

function denyAll(target: object, names: readonly string[]): void {
  for (const name of names) Object.defineProperty(target, name, { value: deny, writable: false, configurable: false });
}

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // a matter of courtesy only
}

const functionsOf = (target: object): string[] =>
  Object.entries(target).flatMap(([name, value]) => (typeof value === 'function' && /^[a-z]/.test(name) ? [name] : []));

denyAll(net.Socket.prototype, ['connect']);
// Inner ones as well: `_listen2` listens without asking `listen`, and handles can be bound without any server.
denyAll(net.Server.prototype, ['listen', '_listen2']);
denyAll(net, ['connect', 'createConnection', 'createServer', '_createServerHandle']);
denyAll(tls, ['connect', 'createServer']);
denyAll(http, ['request', 'get', 'createServer']);
denyAll(https, ['request', 'get', 'createServer']);
denyAll(http2, ['connect', 'createServer', 'createSecureServer']);
denyAll(dgram, ['createSocket', '_createSocketHandle']);
denyAll(dgram.Socket.prototype, ['bind', 'connect', 'send']);
denyAll(dns, functionsOf(dns));
denyAll(dns.promises, functionsOf(dns.promises));
denyAll(childProcess, functionsOf(childProcess));
denyAll(cluster, functionsOf(cluster));
denyAll(inspector, functionsOf(inspector));
denyAll(globalThis, ['fetch', 'WebSocket', 'EventSource']);
denyAll(process, ['binding', '_linkedBinding', 'dlopen', 'kill', '_kill', '_debugProcess', '_debugEnd']);
syncBuiltinESMExports();
