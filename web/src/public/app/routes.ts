import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { QueryName } from '../../api/tables.ts';
import type { PackName } from '../../i18n/packs.ts';
import { jobListParams } from '../pages/jobs/filters.ts';
import { policyAsked } from '../pages/policy/policy-asked.ts';

type Params = Readonly<Record<string, string | undefined>>;
type Ask = readonly [name: QueryName, params: Readonly<Record<string, unknown>>];

export interface PageRoute {
  readonly path: string;
  /** Module of the page, as the build's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Message packs besides `public` and `vocabulary`. */
  readonly packs: readonly PackName[];
  /** Only for signed-in people; others are sent to sign in and come back. */
  readonly login?: true;
  /** Only for who acts as a job seeker; staff are offered to switch. */
  readonly seeker?: true;
  /** Reached by a personal link: no navigation around it, never cached or indexed. */
  readonly link?: true;
  /** Questions answered on the server before the page is rendered. */
  readonly prefetch?: (params: Params, search: URLSearchParams) => readonly Ask[];
}

const at = (file: string) => `src/public/pages/${file}`;
const person: readonly PackName[] = ['person', 'shared'];

/** The company's lists, for what is chosen of them in words. */
const lists: Ask = ['dictionaries', {}];

/** What whoever registers agrees to. */
const agreement: Ask = ['policy', { policy: 'agreement' }];

const jobs = {
  file: at('jobs/JobList.tsx'),
  load: () => import('../pages/jobs/JobList.tsx'),
  packs: [],
} as const;
const login = { packs: person } as const;
const byPhone = {
  ...login,
  file: at('login/PhoneLogin.tsx'),
  load: () => import('../pages/login/PhoneLogin.tsx'),
  prefetch: () => [agreement],
} as const;
const account = { packs: person, login: true } as const;
const mine = { ...account, seeker: true } as const;
const link = { packs: person, link: true } as const;

/** Every page of the public site (spec, section 2). */
export const routes: readonly PageRoute[] = [
  {
    ...jobs,
    path: '/social/jobs',
    prefetch: (_, search) => [['jobList', jobListParams('/social/jobs', search)], lists],
  },
  { ...jobs, path: '/jobs', prefetch: (_, search) => [['jobList', jobListParams('/jobs', search)], lists] },
  {
    path: '/job_detail/:id',
    file: at('jobs/JobDetail.tsx'),
    load: () => import('../pages/jobs/JobDetail.tsx'),
    packs: [],
    prefetch: ({ id }) => [['jobDetail', { advertisementId: id }]],
  },
  { ...byPhone, path: '/login' },
  { ...byPhone, path: '/login/phone' },
  {
    ...login,
    path: '/login/password',
    file: at('login/PasswordLogin.tsx'),
    load: () => import('../pages/login/PasswordLogin.tsx'),
  },
  {
    ...login,
    path: '/login/resetPassword',
    file: at('login/ResetPassword.tsx'),
    load: () => import('../pages/login/ResetPassword.tsx'),
  },
  {
    ...mine,
    path: '/personal/delivery_records',
    file: at('personal/Deliveries.tsx'),
    load: () => import('../pages/personal/Deliveries.tsx'),
  },
  {
    ...mine,
    path: '/delivery',
    file: at('delivery/Delivery.tsx'),
    load: () => import('../pages/delivery/Delivery.tsx'),
  },
  {
    ...mine,
    path: '/personal/my_resume',
    file: at('resume/MyResume.tsx'),
    load: () => import('../pages/resume/MyResume.tsx'),
  },
  {
    ...account,
    path: '/personal/account_setting',
    packs: [...person, 'messages'],
    file: at('personal/AccountSetting.tsx'),
    load: () => import('../pages/personal/AccountSetting.tsx'),
  },
  {
    ...mine,
    path: '/personal/my_data',
    file: at('personal/my-data/MyData.tsx'),
    load: () => import('../pages/personal/my-data/MyData.tsx'),
    packs: [...person, 'privacy'],
  },
  {
    path: '/privacy',
    file: at('policy/Privacy.tsx'),
    load: () => import('../pages/policy/Privacy.tsx'),
    packs: [],
    prefetch: (_, search) => [['policy', policyAsked('privacy', search)]],
  },
  {
    path: '/registrationAgreement',
    file: at('policy/Agreement.tsx'),
    load: () => import('../pages/policy/Agreement.tsx'),
    packs: [],
    prefetch: (_, search) => [['policy', policyAsked('agreement', search)]],
  },
  {
    ...link,
    path: '/invite_reservation/:id',
    file: at('links/Appointment.tsx'),
    load: () => import('../pages/links/Appointment.tsx'),
  },
  {
    ...link,
    path: '/invite_interview/:id/:status?',
    file: at('links/Interview.tsx'),
    load: () => import('../pages/links/Interview.tsx'),
  },
  {
    ...link,
    path: '/send_offer/:id/:status?',
    file: at('links/Offer.tsx'),
    load: () => import('../pages/links/Offer.tsx'),
  },
  {
    ...link,
    path: '/offer_attachment/:id',
    file: at('links/OfferAttachment.tsx'),
    load: () => import('../pages/links/OfferAttachment.tsx'),
  },
  {
    ...link,
    packs: [...person, 'colleagues'],
    path: '/set_password/:id',
    file: at('links/SetPassword.tsx'),
    load: () => import('../pages/links/SetPassword.tsx'),
  },
  {
    ...link,
    path: '/info_collection/:id',
    file: at('links/Collection.tsx'),
    load: () => import('../pages/links/Collection.tsx'),
  },
  {
    ...link,
    path: '/consent/:id',
    file: at('links/Consent.tsx'),
    load: () => import('../pages/links/Consent.tsx'),
  },
  {
    ...link,
    path: '/data_copy/:id',
    file: at('personal/my-data/DataCopyPage.tsx'),
    load: () => import('../pages/personal/my-data/DataCopyPage.tsx'),
    packs: [...person, 'privacy', 'audit'],
  },
  {
    ...link,
    packs: ['shared', 'messages'],
    path: '/unsubscribe/:group/:token',
    file: at('links/Unsubscribe.tsx'),
    load: () => import('../pages/links/Unsubscribe.tsx'),
  },
  ...(['/404', '/403', '/500', '/fetchError', '/browser', '*'] as const).map((path) => ({
    path,
    file: at('errors/ErrorPage.tsx'),
    load: () => import('../pages/errors/ErrorPage.tsx'),
    packs: [],
  })),
];

export interface Match {
  readonly route: PageRoute;
  readonly params: Params;
}

const asObjects = routes.map((route) => ({ path: route.path, caseSensitive: true, route }));

/** The page of a path; every path has one, the last being "not found". */
export function matchRoute(pathname: string): Match {
  const found = matchRoutes(asObjects, pathname)?.at(-1);
  if (found === undefined) throw new Error('the route table has no catch-all');
  return { route: found.route.route, params: found.params };
}
