import { Agent, type ClientRequest, type ClientRequestArgs, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import { longestHead } from '../passed-headers.ts';

/** How long it is waited for, in milliseconds. */
export interface Patience {
  /** For a connection. */
  readonly connecting: number;
  /** While neither side sends anything; streams of live updates say something every 20 s. */
  readonly silence: number;
}
export const usualPatience: Patience = { connecting: 5_000, silence: 90_000 };

/** What is asked, with the path as it came: where it is asked is not for whoever asks to say. */
export type Asked = Required<Pick<ClientRequestArgs, 'method' | 'path' | 'headers'>>;

/** The one place that everything is passed on to. */
export interface Upstream {
  /** Not sent before it is ended. It fails where nobody is there, or nothing comes. */
  ask(asked: Asked): ClientRequest;
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
  return {
    ask(asked) {
      const options = { ...target, ...asked, maxHeaderSize: longestHead };
      const sent = isSecure ? requestSecurely({ ...options, servername }) : request(options);
      const giveUp = (why: string) => () => sent.destroy(new Error(why));
      const connection = setTimeout(giveUp('no connection'), connecting);
      sent.once('close', () => clearTimeout(connection));
      sent.once('socket', (socket) => {
        const connected = () => clearTimeout(connection);
        if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected);
        else connected();
      });
      return sent.setTimeout(silence, giveUp('nothing comes'));
    },
    close: () => agent.destroy(),
  };
}
