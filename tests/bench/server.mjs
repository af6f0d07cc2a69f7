import { startProcess } from './process.mjs';

/** The whole product on a data folder, asked by one address as often as it likes. */
export const startServer = (folder, { args = [], password, env = {} }) =>
  startProcess('../../infra/standalone/dist/main.js', {
    args,
    env: {
      DATA_DIR: folder,
      PORT: '0',
      DEMO: 'off',
      DEV_INBOX: 'on',
      ADMIN_PASSWORD: password,
      READS_PER_ADDRESS_PER_MINUTE: '1000000000',
      PAGES_PER_ADDRESS_PER_MINUTE: '1000000000',
      WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
      CODES_PER_ADDRESS_PER_HOUR: '1000000000',
      ...env,
    },
    ready: (printed) => /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1],
  });
