// The arrows of docs/architecture.md. Each rule says what to do instead; tests/architecture plants a violation of each.
const folder = (path) => `^${path}/`;
const services = ['command', 'query', 'notifier', 'sap-bridge'];

module.exports = {
  forbidden: [
    {
      name: 'contracts-know-only-zod',
      comment: 'contracts are shapes: zod and each other. Move behaviour to domain.',
      severity: 'error',
      from: { path: folder('contracts/src') },
      to: { pathNot: ['^contracts/src', 'node_modules/zod'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'domain imports contracts and xstate only: no clock, disk, network or framework. Pass it in as an input of decide.',
      severity: 'error',
      from: { path: folder('domain/src'), pathNot: '\\.spec\\.ts$' },
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
    {
      name: 'web-knows-only-contracts',
      comment: 'web speaks HTTP: shapes come from contracts, everything else over /api.',
      severity: 'error',
      from: { path: folder('web/src') },
      to: { path: ['^domain/', '^services/', '^infra/'] },
    },
    {
      name: 'only-command-decides',
      comment: 'decide runs in the command pipeline alone; the others may fold.',
      severity: 'error',
      from: { path: ['^services/(query|notifier|sap-bridge)/'], pathNot: '\\.spec\\.ts$' },
      to: { path: ['^domain/src/shared/run\\.ts$', '^domain/src/.*/decide\\.ts$'] },
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
      name: 'no-cycles',
      comment: 'a circle of imports has no first file: move what both need into a third.',
      severity: 'error',
      from: { path: '^(contracts|domain|infra|services)/', pathNot: 'node_modules' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/dist-types/', '^tests/fixtures'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
