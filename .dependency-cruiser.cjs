// The arrows of docs/architecture.md. Each rule says what to do instead; tests/architecture/plants.mjs plants violations of each.
const folder = (path) => `^${path}/`;
const services = ['command', 'query', 'notifier', 'sap-bridge'];
const product = '^(contracts|domain|infra|services|web)/';
/** What is compiled for tests alone; `tsconfig.json` of each package leaves the same files out of its `dist`. */
const testFile =
  '(\\.spec\\.tsx?|/fixtures\\.ts|\\.fixture\\.ts|/testing\\.ts|/shared/(cells|stories|lifecycle-[a-z]+)\\.ts)$|/testing/';

/** Folders of the query service that serve every subject and are none. */
const querySupport = ['access', 'bus', 'http', 'views'];

/** Engine -> its driver. An adapter is a file or folder named after its engine. */
const drivers = {
  sqlite: 'better-sqlite3',
  smtp: 'nodemailer',
  mongodb: 'mongodb',
  kafka: 'kafkajs',
  kurrentdb: '@kurrent/kurrentdb-client',
  s3: '@aws-sdk/[^/]+',
};
/** A package by its name, installed or not, also where only its types are. */
const packageNamed = (name) => `(^|node_modules/(@types/)?)${name}(/|$)`;
/** The runtime's entries to its adapters (`exports` of its package.json). */
const engineEntry =
  '^infra/runtime/src/(sqlite|mongodb|event-store/kurrentdb/open|file-store/disk|file-store/s3/open|event-bus/kafka/open|messages/smtp|messages/sms/providers|virus-scan/clamd|identity-provider/oidc|telemetry/otlp/open)\\.ts$';

/** Room of infra -> what else of ours it may import, by its folder or file. */
const rooms = {
  cli: ['contracts/src/', 'infra/(runtime/src/|standalone/src/operators\\.ts$)', 'services/command/src/'],
  demo: ['contracts/src/', 'domain/src/fold\\.ts$', 'infra/runtime/src/', 'services/command/src/'],
  'file-readers': ['infra/runtime/src/'],
  pdf: ['contracts/src/', 'infra/runtime/src/'],
  'resume-parser': ['infra/file-readers/src/', 'infra/runtime/src/'],
};

module.exports = {
  forbidden: [
    {
      name: 'contracts-know-only-zod',
      comment: 'contracts are shapes: zod and each other. Move behaviour to domain.',
      severity: 'error',
      from: { path: folder('contracts/src'), pathNot: testFile },
      to: { pathNot: ['^contracts/src', 'node_modules/zod'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'domain imports contracts and xstate only: no clock, disk, network or framework. Pass it in as an input of decide.',
      severity: 'error',
      from: { path: folder('domain/src'), pathNot: testFile },
      to: { pathNot: ['^domain/src', '^contracts/', 'node_modules/xstate'] },
    },
    {
      name: 'runtime-knows-no-domain',
      comment: 'ports and adapters serve any domain: give them what they need as a parameter.',
      severity: 'error',
      from: { path: folder('infra/runtime/src') },
      to: { path: ['^domain/', '^services/', '^web/', '^infra/standalone/'] },
    },
    ...services.map((service) => ({
      name: `${service}-imports-no-other-service`,
      comment: 'services meet through events and the command port, never by import.',
      severity: 'error',
      from: { path: folder(`services/${service}`) },
      to: { path: services.filter((other) => other !== service).map((other) => `^services/${other}/`) },
    })),
    {
      name: 'services-import-no-host',
      comment: 'infra/standalone hosts the services; turn the dependency into a parameter.',
      severity: 'error',
      from: { path: folder('services') },
      to: { path: ['^infra/standalone/', '^web/'] },
    },
    ...Object.entries(rooms).map(([room, known]) => ({
      name: `${room}-is-a-room`,
      comment: `infra/${room} does the one thing that its README says: pass in what it needs from elsewhere.`,
      severity: 'error',
      from: { path: folder(`infra/${room}/src`), pathNot: testFile },
      to: { path: product, pathNot: [`infra/${room}/src/`, 'infra/node/', ...known].map((path) => `^${path}`) },
    })),
    {
      name: 'the-host-opens-rooms',
      comment: 'take the port from @talentlog/runtime as a parameter; infra/standalone opens the room behind it.',
      severity: 'error',
      from: { path: ['^(contracts|domain|services|web)/', '^infra/runtime/'], pathNot: testFile },
      to: { path: Object.keys(rooms).map((room) => `^infra/${room}/`) },
    },
    {
      name: 'nobody-imports-the-cli',
      comment:
        'infra/cli is where operators begin: what the server needs of it belongs into the server or the runtime.',
      severity: 'error',
      from: { path: product, pathNot: '^infra/cli/' },
      to: { path: '^infra/cli/' },
    },
    {
      name: 'web-knows-only-contracts',
      comment: 'web speaks HTTP: shapes come from contracts, everything else over /api.',
      severity: 'error',
      from: { path: folder('web/src') },
      to: { path: ['^domain/', '^services/', '^infra/'] },
    },
    {
      name: 'only-command-decides',
      comment: 'decide runs in the command pipeline alone; the others send commands, or fold (@talentlog/domain/fold).',
      severity: 'error',
      from: { path: product, pathNot: ['^(domain|services/command)/', testFile] },
      to: { path: ['^domain/src/decide\\.ts$', '^@talentlog/domain/decide$'] },
    },
    {
      name: 'readers-fold',
      comment:
        'a reader takes @talentlog/domain/fold or /integration, which know states, buttons and what is told, and decide nothing.',
      severity: 'error',
      from: { path: '^services/(query|notifier|sap-bridge)/', pathNot: testFile },
      to: { path: '^domain/', pathNot: '^domain/src/(fold|integration)\\.ts$' },
    },
    {
      name: 'fold-hands-out-no-decision',
      comment: 'what readers take must not lead to decide: export it from domain/src/decide.ts alone.',
      severity: 'error',
      from: { path: '^domain/src/(fold|integration)\\.ts$' },
      to: { path: '^domain/src/decide\\.ts$', reachable: true },
    },
    {
      name: 'packages-meet-at-their-entries',
      comment:
        'import the package by its name (@talentlog/…), not a file of its inside: what is not exported is not promised.',
      severity: 'error',
      from: { path: '^(contracts|domain|web|infra/[^/]+|services/[^/]+)/' },
      to: {
        path: '^(contracts|domain|web|infra/[^/]+|services/[^/]+)/',
        pathNot: [
          '^$1/',
          '^[^/]+/src/index\\.ts$',
          '^[^/]+/[^/]+/src/index\\.ts$',
          '^domain/src/(decide|fold|integration)\\.ts$',
          '^services/command/src/(callers|workers)\\.ts$',
          '^infra/runtime/src/(nest/index|threads/line)\\.ts$',
          '^infra/file-readers/src/text\\.ts$',
          '^infra/standalone/src/operators\\.ts$',
          // No package: programs load it before anything that an old Node could not load.
          '^infra/node/ensure-supported\\.mjs$',
          engineEntry,
        ],
      },
    },
    ...[
      { from: '^domain/src/([^/]+)/', own: '^domain/src/$1/' },
      { from: '^domain/src/[^/]+\\.ts$', own: '^domain/src/[^/]+\\.ts$' },
    ].map(({ from, own }) => ({
      name: 'aggregates-meet-at-their-entries',
      comment:
        'an aggregate is entered by its index.ts: take what that exports, or export there what others may rely on. Only decided.ts takes decisions.',
      severity: 'error',
      from: { path: from, pathNot: [testFile, '^domain/src/(decided|integration)\\.ts$'] },
      to: { path: '^domain/src/[^/]+/', pathNot: [own, '^domain/src/shared/', '^domain/src/[^/]+/index\\.ts$'] },
    })),
    {
      name: 'decided-takes-tables-alone',
      comment: 'decided.ts gathers the tables of decisions; anything else of an aggregate comes from its index.ts.',
      severity: 'error',
      from: { path: '^domain/src/decided\\.ts$' },
      to: { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/shared/', '^domain/src/[^/]+/(deciders|index)\\.ts$'] },
    },
    ...[
      { from: '^services/query/src/([^/]+)/', own: '^services/query/src/$1/' },
      // The views of all subjects become one type there, which each of them reads by: it takes them from where they are declared.
      { from: '^services/query/src/[^/]+\\.ts$', own: '^services/query/src/[^/]+\\.ts$', but: ['/open-views\\.ts$'] },
    ].map(({ from, own, but = [] }) => ({
      name: 'query-subjects-meet-at-their-entries',
      comment:
        'a subject of the query service is entered by its index.ts: take what that exports, export there what others may rely on, or name a row by RowOf.',
      severity: 'error',
      from: { path: from, pathNot: [testFile, ...but] },
      to: {
        path: '^services/query/src/[^/]+/',
        pathNot: [own, `^services/query/src/(${querySupport.join('|')})/`, '^services/query/src/[^/]+/index\\.ts$'],
      },
    })),
    {
      name: 'query-subjects-know-no-root',
      comment: 'the root of the query service puts the subjects together; of it they know the type of the views alone.',
      severity: 'error',
      from: { path: '^services/query/src/[^/]+/', pathNot: testFile },
      to: { path: '^services/query/src/[^/]+\\.ts$', pathNot: '/open-views\\.ts$' },
    },
    ...Object.entries(drivers).map(([engine, driver]) => ({
      name: 'only-adapters-import-drivers',
      comment:
        'ports stand between us and engines: a driver is imported by the adapters named after its engine alone; ask the port.',
      severity: 'error',
      from: { path: product, pathNot: [`^infra/.*/${engine}(/|\\.ts$)`, testFile] },
      to: { path: packageNamed(driver) },
    })),
    {
      name: 'ports-load-no-engine',
      comment:
        'whoever imports the runtime gets ports: an adapter has an entry of its own, so that an engine not chosen is not loaded.',
      severity: 'error',
      from: { path: '^infra/runtime/src/index\\.ts$' },
      to: { path: Object.values(drivers).map(packageNamed), reachable: true },
    },
    {
      name: 'the-host-chooses-engines',
      comment: 'services take ports as parameters; which engine stands behind is configuration of the host.',
      severity: 'error',
      from: { path: folder('services'), pathNot: testFile },
      to: { path: engineEntry },
    },
    {
      name: 'product-imports-no-test',
      comment: 'specs, fixtures and their support are not built: move what the product needs out of them.',
      severity: 'error',
      from: { path: product, pathNot: testFile },
      to: { path: ['^tests/', testFile, 'node_modules/@jest/', 'node_modules/fast-check/'] },
    },
    {
      name: 'everything-resolves',
      comment:
        'an import that leads nowhere is an arrow no rule can see: name an installed package or an existing file.',
      severity: 'error',
      from: { path: product },
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    {
      name: 'blueprint-stays-in-staff',
      comment: 'public pages have no Blueprint; use web/src/ui.',
      severity: 'error',
      from: { path: folder('web/src'), pathNot: '^web/src/staff/' },
      to: { path: 'node_modules/@blueprintjs' },
    },
    {
      name: 'public-and-staff-are-apart',
      comment: 'the two entries share i18n, api, format and ui only.',
      severity: 'error',
      from: { path: folder('web/src/public') },
      to: { path: '^web/src/staff/' },
    },
    {
      name: 'web-shared-is-lowest',
      comment: 'api, format, i18n and ui of web serve both entries: give them what they need as a parameter.',
      severity: 'error',
      from: { path: '^web/src/(api|format|i18n|ui)/' },
      to: { path: '^web/src/(public|staff)/' },
    },
    {
      name: 'web-model-knows-no-feature',
      comment:
        'staff/model is words, addresses and who is signed in: what it needs of a screen belongs into the model itself.',
      severity: 'error',
      from: { path: folder('web/src/staff/model') },
      to: { path: '^web/src/staff/(ui|features|app)/' },
    },
    {
      name: 'web-ui-knows-no-feature',
      comment:
        'staff/ui serves every feature: turn what it needs into a property, or hand it over as a part (ui/parts.ts).',
      severity: 'error',
      from: { path: folder('web/src/staff/ui') },
      to: { path: '^web/src/staff/(features|app)/' },
    },
    {
      name: 'web-features-are-apart',
      comment:
        'a feature never imports another: move what both need into staff/model or staff/ui, or compose it in app/parts.ts.',
      severity: 'error',
      from: { path: '^web/src/staff/features/([^/]+)/' },
      to: { path: '^web/src/staff/(features|app)/', pathNot: '^web/src/staff/features/$1/' },
    },
    {
      name: 'web-pages-know-no-app',
      comment: 'app puts the pages of the public site together; what pages need of the site is in public/site.',
      severity: 'error',
      from: { path: '^web/src/public/(site|pages)/' },
      to: { path: '^web/src/public/(app/|[^/]+$)' },
    },
    {
      name: 'no-cycles',
      comment: 'a circle of imports has no first file: move what both need into a third.',
      severity: 'error',
      from: { path: '^(contracts|domain|infra|services|web)/', pathNot: 'node_modules' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours alone: a package of others often has its entry in a `dist`, and an import left out is an arrow no rule sees.
    exclude: { path: ['^(contracts|domain|infra/[^/]+|services/[^/]+|web)/dist(-types)?/', '^tests/fixtures'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      mainFields: ['module', 'main'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
