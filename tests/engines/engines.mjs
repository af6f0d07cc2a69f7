// Engines that the contract suites run on: the script of each lies in infra/engines. `address` is the variable that names one which
// runs already, or none where there is a suite alone, `script` its script where that has another name, `needs` what is started beside it,
// `secrets` what it and its suite are told, `settings` what follows from where it runs, `ports` how many it takes where one is not enough,
// `at` its address by them, `elsewhere` that none can be started here, `bare` whether `npm test` runs it wherever Maven is: the others need
// Go, apt or a machine of their own.
export const engines = {
  s3: {
    address: 'S3_URL',
    needs: ['toxiproxy'],
    secrets: { S3_ACCESS_KEY: 'talentlog', S3_SECRET_KEY: 'secret-of-the-tests-alone' },
    suite: 'tests/engines/file-store/',
  },
  // The same suite on another make of server, whose building takes minutes.
  minio: {
    address: 'MINIO_ADDRESS',
    needs: ['toxiproxy'],
    secrets: { S3_ACCESS_KEY: 'talentlog', S3_SECRET_KEY: 'secret-of-the-tests-alone' },
    settings: ({ MINIO_ADDRESS }) => ({ S3_URL: MINIO_ADDRESS }),
    suite: 'tests/engines/file-store/',
  },
  smtp: {
    address: 'SMTP_URL',
    needs: ['toxiproxy'],
    secrets: { SMTP_USER: 'talentlog', SMTP_PASSWORD: 'password-of-the-tests' },
    // Its certificate is its own authority.
    settings: ({ SMTP_FOLDER }) => (SMTP_FOLDER ? { NODE_EXTRA_CA_CERTS: `${SMTP_FOLDER}/tls.pem` } : {}),
    suite: 'tests/engines/mailer/',
  },
  // Views, and whatever else is kept in documents.
  mongodb: {
    address: 'VIEWSTORE_MONGO_URL',
    script: 'ferretdb',
    needs: ['toxiproxy'],
    settings: ({ VIEWSTORE_MONGO_URL }) => ({
      VIEWSTORE_MONGO_URL: VIEWSTORE_MONGO_URL.replace(/^http:/, 'mongodb:'),
    }),
    suite: 'tests/engines/.*/mongodb',
  },
  // Views and small stores in a minute, where there is no Go: in memory, on one thread. Faults and a company want the other one.
  'mongo-java': {
    address: 'MONGO_JAVA_URL',
    settings: ({ MONGO_JAVA_URL }) => ({ VIEWSTORE_MONGO_URL: MONGO_JAVA_URL.replace(/^http:/, 'mongodb:') }),
    suite:
      'tests/engines/(view-store|access-log|checkpoints|credentials|leases|sign-ins|subject-keys|timers|upload-register)/mongodb\\.engine',
    bare: true,
  },
  // A provider of sign-ins in the suite itself, over a bad line; Keycloak, with the same cases: `node tests/engines/identity-provider/keycloak.mjs`.
  oidc: { needs: ['toxiproxy'], suite: 'tests/engines/identity-provider/line\\.engine' },
  kafka: {
    address: 'KAFKA_BROKERS',
    secrets: { KAFKA_USER: 'talentlog', KAFKA_PASSWORD: 'password-of-the-tests' },
    // Five of each broker: see infra/engines/kafka.sh.
    ports: 15,
    at: (ports) => brokers(ports, 0),
    settings: ({ ENGINE_PORTS = '', KAFKA_FOLDER }) => {
      if (KAFKA_FOLDER === undefined) return {};
      const ports = ENGINE_PORTS.split(' ').map(Number);
      return { KAFKA_SAFE: brokers(ports, 2), KAFKA_BEHIND: brokers(ports, 3), KAFKA_WIRED: brokers(ports, 4) };
    },
    suite: 'tests/engines/event-bus/',
  },
  // No engine of its own: services apart, on those beside it.
  apart: {
    needs: ['kafka', 'mongodb'],
    settings: (env) => ({ ...engines.mongodb.settings(env), ...engines.kafka.settings(env) }),
    suite: 'tests/engines/apart/',
  },
  // The same where Java and Maven suffice, a few times over.
  'apart-java': {
    needs: ['kafka', 'mongo-java'],
    settings: (env) => ({
      CYCLES: env.CYCLES ?? '3',
      ...engines['mongo-java'].settings(env),
      ...engines.kafka.settings(env),
    }),
    suite: 'tests/engines/apart/',
    bare: true,
  },
  // No package holds it: only where one runs already.
  kurrentdb: { address: 'KURRENTDB_URL', elsewhere: true, suite: 'tests/engines/event-store/kurrentdb/.*engine' },
  clamd: { address: 'CLAMD_URL', needs: ['toxiproxy'], suite: 'tests/engines/virus-scan/' },
};

/** Engines that `npm test` asks for, and those that it does not. */
export const ofBareMachine = Object.keys(engines).filter((name) => engines[name].bare);
export const notAskedFor = Object.keys(engines).filter((name) => !engines[name].bare);

/** The addresses of all brokers, by which of their ports. */
function brokers(ports, which) {
  return ports.flatMap((port, at) => (at % 5 === which ? [`127.0.0.1:${port}`] : [])).join(',');
}
