import { Agent, type ClientRequest, type ClientRequestArgs, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { longestHead } from '../passed-headers.ts';
import { type Missed, missedBy } from './missed.ts';

/** How long it is waited for, in milliseconds. */
export interface Patience {
  /** For a connection, and for one to be free. */
  readonly connecting: number;
  /** While neither side sends anything; streams of live updates say something every 20 s. */
  readonly silence: number;
}
export const usualPatience: Patience = { connecting: 5_000, silence: 90_000 };

/** Silences that are borne while whoever reads the answer takes nothing: ten minutes, as for a body that comes slowly. */
const readerSilences = 7;

/** What is asked, with the path as it came: where it is asked is not for whoever asks to say. */
export type Asked = Required<Pick<ClientRequestArgs, 'method' | 'path' | 'headers'>>;

/** The one place that everything is passed on to. */
export interface Upstream {
  /**
   * Not sent before it is ended. It fails where nobody is there, or nothing comes; while `isHeldUp`, nothing comes because we take nothing,
   * for somebody who reads slowly.
   */
  ask(asked: Asked, isHeldUp?: () => boolean): ClientRequest;
  /** Why nobody answers now, or nothing. */
  tried(): Promise<Missed | undefined>;
  close(): void;
}

/** Connections to this origin are kept open; each request has one of its own. */
export function openUpstream(origin: string, { connecting, silence }: Patience = usualPatience): Upstream {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const host = hostname.replace(/^\[|\]$/g, '');
  const target = { host, ...(port === '' ? {} : { port }), agent };
  // Whoever asks sends a `Host` of their own, which is nothing that a certificate is looked at for.
  const servername = isIP(host) === 0 ? host : '';
  const upstream: Upstream = {
    ask(asked, isHeldUp = () => false) {
      const options = { ...target, ...asked, maxHeaderSize: longestHead };
      const sent = isSecure ? requestSecurely({ ...options, servername }) : request(options);
      const giveUp = (code: string) => sent.destroy(Object.assign(new Error(code), { code }));
      const connection = setTimeout(() => giveUp('no-connection'), connecting);
      sent.once('close', () => clearTimeout(connection));
      sent.once('socket', (socket) => {
        const connected = () => clearTimeout(connection);
        if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected);
        else connected();
        const quiet = whenQuiet(socket, { silence, isHeldUp, giveUp: () => giveUp('silent') });
        socket.setTimeout(silence).on('timeout', quiet);
        // The connection is kept for others.
        sent.once('close', () => socket.off('timeout', quiet));
      });
      return sent;
    },
    tried: () =>
      new Promise((told) => {
        const sent = upstream.ask({ method: 'GET', path: '/api/health/live', headers: { host: hostname } });
        sent.once('response', (answer) => {
          answer.resume();
          told(undefined);
        });
        sent.once('error', (error: NodeJS.ErrnoException) => told(missedBy(error)));
        sent.end();
      }),
    close: () => agent.destroy(),
  };
  return upstream;
}

interface Quiet {
  readonly silence: number;
  readonly isHeldUp: () => boolean;
  readonly giveUp: () => void;
}

/** What is done each time when nothing came for so long. */
function whenQuiet(socket: Socket, { silence, isHeldUp, giveUp }: Quiet): () => void {
  let silences = 0;
  let heard = 0;
  return () => {
    silences = socket.bytesRead > heard ? 1 : silences + 1;
    heard = socket.bytesRead;
    if (isHeldUp() && silences < readerSilences) socket.setTimeout(silence);
    else giveUp();
  };
}
