import type { HrCore } from '@talentlog/runtime';
import { lookAt } from '../../services/command/src/processes/process-cases.fixture.ts';
import type { Effects } from './effects.ts';
import type { Strike } from './faulty.ts';

/** Everybody the followers talk to, each away at first. */
export function peers(effects: Effects, strike: Strike) {
  const look = lookAt({
    advertisementIds: ['ad1', 'ad2'],
    consented: ['js1'],
    openWork: [
      { work: 'INTERVIEW', workId: 'i1', stage: 'FIRST_INTERVIEW', over: true },
      { work: 'APPOINTMENT', workId: 'ap1', stage: 'FIRST_INTERVIEW', over: true },
    ],
  });
  return {
    look: {
      application: async (id: string) => {
        strike('handle', 'look at applications');
        return look.application(id);
      },
      position: async (id: string) => {
        strike('handle', 'look at positions');
        return look.position(id);
      },
      giverOfResumeFile: async () => 'candidate' as const,
      consenting: async () => {
        strike('handle', 'look for whoever consented');
        return look.consenting();
      },
    },
    lookup: {
      contact: async () => {
        strike('handle', 'contacts');
        return { name: '林', phone: '+8613800006021', email: 'lin@example.com', language: 'zh-CN' as const };
      },
      recruiterOf: async () => 'hr1',
      holdersOf: async () => [],
      stageNamed: async () => undefined,
      candidate: async () => ({ name: '高明', number: 'C-7' }),
      wording: async () => undefined,
      position: async () => ({ title: '工程师', titleEn: 'Engineer' }),
    },
    links: {
      hidden: (purpose: string) => purpose,
      opened: (words: string) => words,
      withWayOut: (words: string) => words,
      wayOut: () => '',
      page: (path: string) => path,
    },
    credentials: {
      dropFactorsOf: async (accountId: string) => {
        strike('handle', 'credentials');
        effects.have('credentials', `forgets the factor of ${accountId}`, accountId);
      },
      dropAllOf: async (accountId: string) => {
        strike('handle', 'credentials');
        const whose = accountId === 'ac9' ? 'worker:erase-person' : 'credentials';
        effects.have(whose, `forgets ${accountId}`, accountId);
      },
    },
    files: {
      identify: async () => 'f',
      put: async () => ({ fileId: 'f', size: 1 }),
      get: async () => {
        strike('handle', 'files');
        return new Uint8Array([1]);
      },
      has: async () => true,
      delete: async () => undefined,
    },
    register: {
      seen: async () => undefined,
      scanned: async () => undefined,
      ownedBy: async () => [],
      ownersOf: async () => [],
      disown: async () => undefined,
      forget: async () => undefined,
    },
    ...erasing(effects, strike),
    scan: {
      required: true,
      scan: async () => ({ verdict: 'clean' as const }),
      health: async () => ({ ready: true, detail: '' }),
    },
    parser: {
      parse: async () => ({ text: '', lines: [], fields: [], recognised: false, incomplete: false }),
      close: async () => undefined,
    },
    mailer: {
      send: async ({ id }: { readonly id: string }) => {
        effects.have('notifier/sending-mail', 'a mail', id);
        return { outcome: 'sent' as const, providerId: id };
      },
    },
    smsGateway: {
      send: async ({ id }: { readonly id: string }) => {
        effects.have('notifier/sending-sms', 'an SMS', id);
        return { outcome: 'sent' as const, providerId: id };
      },
    },
    hrCore: hrCoreOf(effects, strike),
  };
}

/** Whoever lets go of a person who is erased. */
function erasing(effects: Effects, strike: Strike) {
  const does = (what: string) => {
    strike('handle', what);
    effects.have('worker:erase-person', what, what);
  };
  return {
    folds: { load: async () => ({ state: 'NONE', revision: -1 }) as never },
    signIns: { forget: async () => does('ends sign-ins') },
    inbox: {
      forget: async () => {
        does('forgets messages');
        return 0;
      },
    },
    erasure: { noteErasure: async () => does('notes'), destroyKey: async () => does('destroys the key') },
  };
}

/** Hires whoever it is told of; after a lost answer it is asked what it lacks. */
function hrCoreOf(effects: Effects, strike: Strike): HrCore {
  return {
    find: async () => ({ found: effects.hires > 0 }),
    missing: async ({ rows }) => {
      strike('handle', 'asking SAP');
      return effects.hires > 0 ? [] : rows;
    },
    push: async ({ externalId }) => {
      strike('handle', 'telling SAP', 1);
      effects.hires += 1;
      effects.have('sap-bridge', 'a hire', `${externalId} ${effects.hires}`);
      return { outcome: 'pushed', rows: [], alreadyThere: false };
    },
  };
}
