/**
 * Preloaded into every child before anything else (`--import`), also into its worker threads: whatever would reach the
 * network or start a program throws. Node's permission model, which the parent switches on, keeps files and processes away;
 * on Node 20 it does not know the network, and this closes that gap for JavaScript. There is no native code in the child.
 */
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

const deny = (): never => {
  throw new Error('no network here');
};

function denyAll(target: object, names: readonly string[]): void {
  for (const name of names) Object.defineProperty(target, name, { value: deny, writable: false, configurable: false });
}

const functionsOf = (target: object): string[] =>
  Object.entries(target).flatMap(([name, value]) => (typeof value === 'function' && /^[a-z]/.test(name) ? [name] : []));

denyAll(net.Socket.prototype, ['connect']);
denyAll(net.Server.prototype, ['listen']);
denyAll(net, ['connect', 'createConnection', 'createServer']);
denyAll(tls, ['connect', 'createServer']);
denyAll(http, ['request', 'get', 'createServer']);
denyAll(https, ['request', 'get', 'createServer']);
denyAll(http2, ['connect', 'createServer', 'createSecureServer']);
denyAll(dgram, ['createSocket']);
denyAll(dgram.Socket.prototype, ['bind', 'connect', 'send']);
denyAll(dns, functionsOf(dns));
denyAll(dns.promises, functionsOf(dns.promises));
denyAll(childProcess, functionsOf(childProcess));
denyAll(globalThis, ['fetch', 'WebSocket', 'EventSource']);
denyAll(process, ['binding', 'dlopen']);
syncBuiltinESMExports();
