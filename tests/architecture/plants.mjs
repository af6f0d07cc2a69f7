/**
 * For each rule of `.dependency-cruiser.cjs` the imports that it must refuse, and those it must let pass. One row is one rule: `in` is a file
 * that does not exist yet, `refused` and `allowed` are what it imports, named as real code names them: a package (`@talentlog/…`,
 * `node:fs`) as it is, a file by its path from the root (the harness makes it relative). Every refused import is planted in every form of
 * `forms.mjs`. A row of `files` is planted as it stands. A rule without a row fails the check.
 */
const service = (name, other) => ({
  in: `services/${name}/src/planted.ts`,
  refused: [`@talentlog/${other}`, `services/${other}/src/index.ts`],
  allowed: ['@talentlog/contracts', '@talentlog/runtime'],
});

export const plants = {
  'contracts-know-only-zod': [
    {
      in: 'contracts/src/offer/planted.ts',
      refused: ['node:fs', '@talentlog/domain/fold', 'domain/src/fold.ts', 'xstate', '@nestjs/common'],
      allowed: ['zod', 'contracts/src/shared/shapes.ts'],
    },
  ],
  'domain-is-pure': [
    {
      in: 'domain/src/offer/planted.ts',
      refused: ['node:fs', '@talentlog/runtime', 'infra/runtime/src/index.ts', '@nestjs/common', 'better-sqlite3'],
      allowed: ['@talentlog/contracts', 'xstate', 'domain/src/aggregates.ts'],
    },
  ],
  'runtime-knows-no-domain': [
    {
      in: 'infra/runtime/src/timers/planted.ts',
      refused: ['@talentlog/domain/fold', 'domain/src/fold.ts', '@talentlog/command', '@talentlog/standalone'],
      allowed: ['@talentlog/contracts', 'infra/runtime/src/clock.ts', 'node:fs'],
    },
  ],
  'command-imports-no-other-service': [service('command', 'query'), service('command', 'notifier')],
  'query-imports-no-other-service': [service('query', 'command'), service('query', 'notifier')],
  'notifier-imports-no-other-service': [service('notifier', 'sap-bridge'), service('notifier', 'query')],
  'sap-bridge-imports-no-other-service': [service('sap-bridge', 'notifier'), service('sap-bridge', 'command')],
  'services-import-no-host': [
    {
      in: 'services/command/src/planted.ts',
      refused: ['@talentlog/standalone', 'infra/standalone/src/index.ts', 'web/src/api/index.ts'],
      allowed: ['@talentlog/runtime', '@nestjs/common'],
    },
  ],
  'cli-is-a-room': [
    {
      in: 'infra/cli/src/planted.ts',
      refused: [
        '@talentlog/standalone',
        'infra/standalone/src/config.ts',
        '@talentlog/query',
        '@talentlog/domain/fold',
      ],
      allowed: ['@talentlog/standalone/operators', '@talentlog/command/workers', '@talentlog/runtime/sqlite'],
    },
  ],
  'nobody-imports-the-cli': [
    { in: 'infra/standalone/src/planted.ts', refused: ['infra/cli/src/usage.ts'] },
    { in: 'services/query/src/planted.ts', refused: ['infra/cli/src/usage.ts'] },
    { in: 'infra/cli/src/planted.ts', allowed: ['infra/cli/src/usage.ts'] },
  ],
  'demo-is-a-room': [
    {
      in: 'infra/demo/src/planted.ts',
      refused: ['@talentlog/query', '@talentlog/notifier', '@talentlog/standalone', '@talentlog/domain/integration'],
      allowed: ['@talentlog/contracts', '@talentlog/domain/fold', '@talentlog/command', '@talentlog/runtime'],
    },
  ],
  'file-readers-is-a-room': [
    {
      in: 'infra/file-readers/src/planted.ts',
      refused: ['@talentlog/contracts', '@talentlog/domain/fold', '@talentlog/resume-parser', '@talentlog/command'],
      allowed: ['@talentlog/runtime', 'infra/file-readers/src/checks.ts', 'unpdf'],
    },
  ],
  'resume-parser-is-a-room': [
    {
      in: 'infra/resume-parser/src/planted.ts',
      refused: ['@talentlog/contracts', '@talentlog/domain/fold', '@talentlog/pdf', '@talentlog/standalone'],
      allowed: ['@talentlog/runtime', '@talentlog/file-readers', '@talentlog/file-readers/text'],
    },
  ],
  'pdf-is-a-room': [
    {
      in: 'infra/pdf/src/planted.ts',
      refused: ['@talentlog/domain/fold', '@talentlog/command', '@talentlog/standalone', 'web/src/api/index.ts'],
      allowed: ['@talentlog/contracts', '@talentlog/runtime', '@talentlog/runtime/threads', 'infra/pdf/src/draw.ts'],
    },
  ],
  'the-host-opens-rooms': [
    { in: 'services/command/src/planted.ts', refused: ['@talentlog/pdf', 'infra/pdf/src/index.ts'] },
    {
      in: 'services/query/src/planted.ts',
      refused: ['@talentlog/file-readers', '@talentlog/resume-parser', '@talentlog/demo'],
    },
    { in: 'services/command/src/planted.int.spec.ts', allowed: ['@talentlog/pdf'] },
    { in: 'infra/runtime/src/planted.ts', refused: ['@talentlog/pdf'] },
    { in: 'infra/standalone/src/planted.ts', allowed: ['@talentlog/pdf'] },
  ],
  'web-knows-only-contracts': [
    {
      in: 'web/src/public/planted.ts',
      refused: ['@talentlog/domain/fold', 'domain/src/fold.ts', '@talentlog/runtime', 'services/query/src/index.ts'],
      allowed: ['@talentlog/contracts', 'react', 'web/src/api/index.ts'],
    },
  ],
  'only-command-decides': [
    {
      in: 'services/query/src/planted.ts',
      refused: ['@talentlog/domain/decide', 'domain/src/decide.ts'],
      allowed: ['@talentlog/domain/fold'],
    },
    { in: 'services/notifier/src/policies/planted.ts', refused: ['@talentlog/domain/decide'] },
    { in: 'services/sap-bridge/src/planted.ts', refused: ['@talentlog/domain/decide'] },
    { in: 'infra/demo/src/planted.ts', refused: ['@talentlog/domain/decide', 'domain/src/decide.ts'] },
    { in: 'services/command/src/pipeline/planted.ts', allowed: ['@talentlog/domain/decide', '@talentlog/domain/fold'] },
  ],
  'readers-fold': [
    {
      in: 'services/query/src/planted.ts',
      refused: ['@talentlog/domain/decide', 'domain/src/decide.ts', 'domain/src/offer/offer.ts'],
      allowed: ['@talentlog/domain/fold'],
    },
    {
      in: 'services/notifier/src/planted.ts',
      refused: ['@talentlog/domain/decide'],
      allowed: ['@talentlog/domain/fold'],
    },
    {
      in: 'services/sap-bridge/src/planted.ts',
      refused: ['@talentlog/domain/decide'],
      allowed: ['@talentlog/domain/fold'],
    },
  ],
  'fold-hands-out-no-decision': [
    {
      files: { 'domain/src/fold.ts': "export * from './planted-door.ts';\n" },
      beside: {
        'domain/src/planted-door.ts': "export * from './decide.ts';\n",
        'domain/src/decide.ts': 'export {};\n',
      },
    },
  ],
  'packages-meet-at-their-entries': [
    {
      in: 'services/query/src/planted.ts',
      refused: [
        'domain/src/offer/offer.ts',
        'infra/runtime/src/clock.ts',
        'infra/runtime/src/nest/caller.guard.ts',
        'contracts/src/offer/offer.ts',
      ],
      allowed: ['@talentlog/runtime', '@talentlog/runtime/nest', '@talentlog/runtime/threads', '@talentlog/contracts'],
    },
    {
      in: 'infra/standalone/src/planted.ts',
      refused: ['services/query/src/query.module.ts'],
      allowed: ['@talentlog/query'],
    },
  ],
  'aggregates-meet-at-their-entries': [
    {
      in: 'domain/src/offer/planted.ts',
      refused: [
        'domain/src/application/application.ts',
        'domain/src/scope/scope.ts',
        'domain/src/offer-planted/two.ts',
      ],
      allowed: ['domain/src/application/index.ts', 'domain/src/offer/data.ts', 'domain/src/shared/decider.ts'],
      // An aggregate whose name begins like another's is another one.
      beside: { 'domain/src/offer-planted/two.ts': 'export const x = 1;\n' },
    },
    { in: 'domain/src/planted.ts', refused: ['domain/src/offer/data.ts', 'domain/src/offer/deciders.ts'] },
    { in: 'domain/src/offer/planted.spec.ts', allowed: ['domain/src/application/fixtures.ts'] },
  ],
  'query-subjects-meet-at-their-entries': [
    {
      in: 'services/query/src/offers/planted.ts',
      refused: ['services/query/src/applications/rows.ts', 'services/query/src/projection/projector.ts'],
      allowed: [
        'services/query/src/people/index.ts',
        'services/query/src/offers/view.ts',
        'services/query/src/views/view.ts',
      ],
    },
    { in: 'services/query/src/access/planted.ts', refused: ['services/query/src/people/view.ts'] },
    {
      in: 'services/query/src/planted.ts',
      refused: ['services/query/src/offers/view.ts', 'services/query/src/offers/queries.ts'],
    },
    { in: 'services/query/src/offers/planted.spec.ts', allowed: ['services/query/src/applications/view.ts'] },
  ],
  'query-subjects-know-no-root': [
    {
      in: 'services/query/src/offers/planted.ts',
      refused: ['services/query/src/query.service.ts', 'services/query/src/answers.ts'],
      allowed: ['services/query/src/open-views.ts'],
    },
  ],
  'decided-takes-tables-alone': [{ files: { 'domain/src/decided.ts': "export * from './offer/send-offer.ts';\n" } }],
  'only-adapters-import-drivers': [
    {
      in: 'services/command/src/uploads/planted.ts',
      refused: [
        'better-sqlite3',
        'nodemailer',
        'mongodb',
        'kafkajs',
        '@kurrent/kurrentdb-client',
        '@aws-sdk/client-s3',
      ],
      allowed: ['@talentlog/runtime'],
    },
    { in: 'infra/runtime/src/sign-ins/planted.ts', refused: ['better-sqlite3'] },
    { in: 'infra/runtime/src/sign-ins/sqlite/planted.ts', refused: ['nodemailer'], allowed: ['better-sqlite3'] },
    { in: 'infra/standalone/src/planted.ts', refused: ['better-sqlite3', 'nodemailer'] },
    { in: 'services/query/src/planted.spec.ts', allowed: ['better-sqlite3'] },
  ],
  'ports-load-no-engine': [
    {
      files: { 'infra/runtime/src/index.ts': "export * from './planted-door.ts';\n" },
      beside: { 'infra/runtime/src/planted-door.ts': "export * from './timers/sqlite.ts';\n" },
    },
  ],
  'the-host-chooses-engines': [
    {
      in: 'services/command/src/planted.ts',
      refused: [
        '@talentlog/runtime/sqlite',
        '@talentlog/runtime/disk',
        '@talentlog/runtime/smtp',
        '@talentlog/runtime/clamd',
        '@talentlog/runtime/s3',
        '@talentlog/runtime/mongodb',
        '@talentlog/runtime/kafka',
        '@talentlog/runtime/oidc',
        '@talentlog/runtime/otlp',
      ],
      allowed: ['@talentlog/runtime', '@talentlog/runtime/nest'],
    },
    { in: 'services/command/src/planted.int.spec.ts', allowed: ['@talentlog/runtime/sqlite'] },
    { in: 'infra/standalone/src/planted.ts', allowed: ['@talentlog/runtime/sqlite', '@talentlog/runtime/smtp'] },
  ],
  'product-imports-no-test': [
    {
      in: 'services/query/src/planted.ts',
      refused: ['services/query/src/planted-two.spec.ts', 'tests/support/company.ts', '@jest/globals'],
      beside: { 'services/query/src/planted-two.spec.ts': 'export {};\n' },
    },
    { in: 'domain/src/offer/planted.ts', refused: ['domain/src/offer/fixtures.ts', 'domain/src/shared/testing.ts'] },
    { in: 'domain/src/offer/planted.spec.ts', allowed: ['domain/src/offer/fixtures.ts', '@jest/globals'] },
  ],
  'blueprint-stays-in-staff': [
    {
      in: 'web/src/public/planted.ts',
      refused: ['@blueprintjs/core', '@blueprintjs/icons/lib/esm/generated/components/tick'],
    },
    { in: 'web/src/ui/planted.ts', refused: ['@blueprintjs/core'] },
    { in: 'web/src/staff/ui/planted.ts', allowed: ['@blueprintjs/core'] },
  ],
  'public-and-staff-are-apart': [
    { in: 'web/src/public/planted.ts', refused: ['web/src/staff/app/main.tsx'], allowed: ['web/src/api/index.ts'] },
  ],
  'web-shared-is-lowest': [
    {
      in: 'web/src/ui/planted.ts',
      refused: ['web/src/staff/model/paths.ts', 'web/src/public/site/context.tsx'],
      allowed: ['web/src/i18n/react.tsx'],
    },
    { in: 'web/src/api/planted.ts', refused: ['web/src/staff/model/store.ts'] },
  ],
  'web-model-knows-no-feature': [
    {
      in: 'web/src/staff/model/planted.ts',
      refused: [
        'web/src/staff/ui/use-toast.ts',
        'web/src/staff/features/work/groups.ts',
        'web/src/staff/app/routes.tsx',
      ],
      allowed: ['web/src/api/index.ts', 'web/src/staff/model/paths.ts'],
    },
  ],
  'web-ui-knows-no-feature': [
    {
      in: 'web/src/staff/ui/bulk/planted.ts',
      refused: ['web/src/staff/features/offers/drawer/OfferDrawer.tsx', 'web/src/staff/app/parts.ts'],
      allowed: ['web/src/staff/model/paths.ts', 'web/src/staff/ui/use-form.ts'],
    },
  ],
  'web-features-are-apart': [
    {
      in: 'web/src/staff/features/offers/planted.ts',
      refused: ['web/src/staff/features/work/groups.ts', 'web/src/staff/app/parts.ts'],
      allowed: ['web/src/staff/features/offers/words.ts', 'web/src/staff/ui/parts.ts', 'web/src/staff/model/paths.ts'],
    },
    // A feature whose name begins like another's is another one.
    {
      in: 'web/src/staff/features/work/planted.ts',
      refused: ['web/src/staff/features/work-lists/planted-two.ts'],
      beside: { 'web/src/staff/features/work-lists/planted-two.ts': 'export const x = 1;\n' },
    },
  ],
  'web-pages-know-no-app': [
    {
      in: 'web/src/public/pages/jobs/planted.ts',
      refused: ['web/src/public/app/routes.ts', 'web/src/public/render.tsx'],
      allowed: ['web/src/public/site/context.tsx', 'web/src/public/pages/errors/Failed.tsx'],
    },
  ],
  'everything-resolves': [
    {
      in: 'services/query/src/planted.ts',
      refused: ['services/query/src/nowhere.ts', '@talentlog/domain/nowhere', 'left-pad'],
    },
  ],
  'no-cycles': [
    {
      files: {
        'domain/src/planted-one.ts': "import { two } from './planted-two.ts';\nexport const one = () => two;\n",
      },
      beside: {
        'domain/src/planted-two.ts': "import { one } from './planted-one.ts';\nexport const two = () => one;\n",
      },
    },
    {
      files: {
        'services/query/src/planted-one.ts': "import type { Two } from './planted-two.ts';\nexport type One = Two;\n",
      },
      beside: { 'services/query/src/planted-two.ts': "export { type One as Two } from './planted-one.ts';\n" },
    },
    // Two aggregates whose faces lead to each other.
    {
      files: {
        'domain/src/planted-one/index.ts': "export * from './one.ts';\n",
      },
      beside: {
        'domain/src/planted-one/one.ts':
          "import { two } from '../planted-two/index.ts';\nexport const one = () => two;\n",
        'domain/src/planted-two/index.ts': "export * from './two.ts';\n",
        'domain/src/planted-two/two.ts':
          "import type { one } from '../planted-one/index.ts';\nexport const two: typeof one | 2 = 2;\n",
      },
    },
    {
      files: { 'contracts/src/planted-one.ts': "export const two = () => import('./planted-two.ts');\n" },
      beside: { 'contracts/src/planted-two.ts': "export * from './planted-one.ts';\n" },
    },
    {
      files: {
        'web/src/staff/ui/planted-one.tsx': "import { Two } from './planted-two.tsx';\nexport const One = Two;\n",
      },
      beside: {
        'web/src/staff/ui/planted-two.tsx':
          "import type { One } from './planted-one.tsx';\nexport const Two: typeof One = 2;\n",
      },
    },
  ],
};
