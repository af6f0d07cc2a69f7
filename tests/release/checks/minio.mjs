import { program, without } from '../program.mjs';

export default {
  name: 'minio',
  proves:
    'the suite of files in a bucket holds on MinIO, too: refusals at the start, a line that is slow, cut, reset and silent, a company whose files are there',
  unit: 'runs of the suite',
  rounds: { short: 0, long: 1 },
  plant: {
    says: 'files lie beside the folder of the bucket that is ours',
    changes: [{ file: 'runtime/dist/file-store/s3/store.js', from: 'this.place.prefix', to: "''" }],
    rounds: 1,
  },
  missing: () => (process.env.MINIO_ADDRESS === undefined ? without('go', 'version') : undefined),
  async run({ rounds }) {
    for (let round = 0; round < rounds; round += 1) await program('tests/engines/run.mjs', 'minio');
    return `${rounds} runs`;
  },
};
