import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { assertLog } from '../log.mjs';
import { startServer, until } from '../server.mjs';
import { byPhone } from '../story.mjs';

const perRound = 3;
const virus = '这份文件里有病毒';

/** A virus scanner that takes what it is given and, while `answering` is false, never says what it found. */
async function scanner() {
  const state = { answering: false, asked: 0 };
  const server = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      const isWhole = seen.subarray(-4).equals(Buffer.alloc(4)) && seen.includes('INSTREAM');
      if (isWhole) state.asked += 1;
      if (!state.answering) return;
      if (seen.includes('VERSION')) socket.end('ClamAV 1.4.6\0');
      else if (isWhole) socket.end(seen.includes(virus) ? 'stream: Planted-Virus FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: server.address().port, state, close: () => server.close() };
}

/** A busy machine may not look into a file in its time, and refuses it then: it is sent again. */
async function upload(url, person, name, text, tries = 5) {
  const form = new FormData();
  form.append('purpose', 'resume');
  form.append('file', new Blob([text]), name);
  const answer = await fetch(`${url}/api/files`, { method: 'POST', headers: { cookie: person.cookie }, body: form });
  if (answer.status === 422 && tries > 1) return upload(url, person, name, text, tries - 1);
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()).fileId;
}

const filesOf = async (person) => (await person.asks('myResume')).data.files;

export default {
  name: 'scans',
  proves:
    'a virus scanner that takes files and says nothing, and kills meanwhile: every upload waits unseen, is kept once, and is judged once it answers',
  unit: 'kills',
  rounds: { short: 0, long: 300 },
  plant: {
    says: 'a scanner that does not answer has found nothing',
    changes: [
      {
        file: 'command/dist/uploads/uploads.js',
        from: "'not_scanned' ? 'waiting'",
        to: "'not_scanned' ? 'clean'",
      },
    ],
    rounds: 1,
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const clamd = await scanner();
    const env = { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port), UPLOAD_MB_PER_PERSON_PER_DAY: '100000' };
    let server = await startServer(dataDir, env);
    const expected = new Map();
    const people = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const person = await byPhone(server.url, `+86136${String(round + 1).padStart(8, '0')}`);
        people.push(person);
        const before = clamd.state.asked;
        for (let count = 0; count < perRound; count += 1) {
          const isBad = random.below(3) === 0;
          const text = `<html><body>姓名：王晨 ${round} ${count}\n${isBad ? virus : '浙江大学'}</body></html>`;
          const fileId = await upload(server.url, person, `${count}.doc`, text);
          expected.set(fileId, { person, isBad });
        }
        await until(() => clamd.state.asked > before, 'the scanner to be asked');
        await server.kill();
        server = await startServer(dataDir, env);
        for (const one of people) one.base = server.url;
        for (const [fileId, { person }] of expected) {
          const mine = (await filesOf(person)).filter((file) => file.fileId === fileId);
          if (mine.length !== 1)
            throw new Error(`after kill ${round} an acknowledged upload is there ${mine.length} times`);
          if (mine[0].state !== 'SCANNING') throw new Error(`an upload that nobody scanned is ${mine[0].state}`);
        }
      }
      clamd.state.answering = true;
      await until(async () => {
        for (const { person } of expected.values())
          if ((await filesOf(person)).some(({ state }) => state === 'SCANNING')) return false;
        return true;
      }, 'every upload to be judged');
      for (const [fileId, { person, isBad }] of expected) {
        const { state } = (await filesOf(person)).find((file) => file.fileId === fileId);
        if ((state === 'REJECTED') !== isBad) throw new Error(`${isBad ? 'a virus' : 'an honest file'} is ${state}`);
      }
    } finally {
      await server.kill();
      clamd.close();
    }
    await assertLog(dataDir);
    const kept = readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => /[0-9a-f]{64}$/.test(name));
    return `${expected.size} uploads over ${rounds} kills waited, then were judged; ${kept.length} files kept`;
  },
};
