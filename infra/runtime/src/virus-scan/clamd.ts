import { connect } from 'node:net';
import { peerLimits } from '../peers/peer.ts';
import type { ScanVerdict, VirusScan } from './port.ts';

export interface ClamdOptions {
  readonly host: string;
  readonly port: number;
  /** How long one conversation may take; default 10 s. */
  readonly timeoutMs?: number;
}

const CHUNK = 64 * 1024;

function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunk.length);
    yield size;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends all parts and reads until the terminating NUL. An answer that came before a broken pipe still counts. */
function converse(
  parts: Iterable<Uint8Array>,
  { host, port, timeoutMs = peerLimits.callMs }: ClamdOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      clearTimeout(unreached);
      for (const part of parts) socket.write(part);
    });
    const unreached = setTimeout(() => socket.destroy(new Error('clamd is not reached')), peerLimits.connectMs);
    const deadline = setTimeout(() => socket.destroy(new Error('clamd timed out')), timeoutMs);
    let answer = '';
    let failure = new Error('clamd closed without an answer');
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) socket.destroy();
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      clearTimeout(unreached);
      clearTimeout(deadline);
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      else reject(failure);
    });
  });
}

function verdictOf(answer: string): ScanVerdict {
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { verdict: 'infected', signature: found };
  if (answer === 'stream: OK') return { verdict: 'clean' };
  const reason = answer.slice(0, 200);
  return { verdict: answer.includes('size limit exceeded') ? 'unscannable' : 'not_scanned', reason };
}

/**
 * clamd over TCP (INSTREAM). Whatever is not exactly OK or FOUND, lost connections included, is `not_scanned`; what lies beyond its
 * limits is `unscannable`.
 */
export function clamdScanner(options: ClamdOptions): VirusScan {
  return {
    required: true,
    async scan(bytes) {
      try {
        return verdictOf(await converse(framed(bytes), options));
      } catch (error) {
        return { verdict: 'not_scanned', reason: error instanceof Error ? error.message : 'clamd failed', away: true };
      }
    },
    async health() {
      try {
        const answer = await converse([Buffer.from('zVERSION\0')], options);
        return { ready: answer.startsWith('ClamAV'), detail: answer.slice(0, 200) };
      } catch {
        return { ready: false, detail: 'clamd does not answer' };
      }
    },
  };
}
