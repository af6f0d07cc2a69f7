import { happened, type Story, story, type Told, testActor } from '../shared/testing.ts';
import { account } from './account.ts';

/** An account of staff with these roles; `testActor` is one who administers. */
export const aColleague = (roles: readonly string[], id = testActor.id, more: readonly Told[] = []): Story =>
  story(account, id, [
    happened('StaffAccountCreated', {
      ...{ accountId: id, jobSeekerId: null, personId: id, name: '管', loginName: 'admin', phone: null },
      ...{ email: 'admin@example.com', roles, language: 'zh-CN' },
    }),
    ...more,
  ]);
