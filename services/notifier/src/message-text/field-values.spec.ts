import { expect, it } from '@jest/globals';
import type { Links } from '../lookup.ts';
import { lookup } from '../notifier.fixture.ts';
import type { NotificationRequest } from '../request.ts';
import { fieldsOf } from './field-values.ts';

const links = { page: (path: string) => path } as unknown as Links;
const request = {
  ...{ template: 'application-moved', channel: 'MAIL', to: { jobSeekerId: 'js1' } },
  fields: { stage: { stage: 'FIRST_INTERVIEW' } },
} as unknown as NotificationRequest;
const said = async (language: 'zh-CN' | 'en-US', named: string | undefined) => {
  const stageNamed = async () => (named === undefined ? undefined : { 'zh-CN': named, 'en-US': 'Round one' });
  const company = { 'zh-CN': '云岭', 'en-US': 'Yunling' };
  const known = { links, company, name: '林', language, lookup: { ...lookup, stageNamed } };
  return (await fieldsOf(request, known)).stage;
};

it('a message names a stage as its company does, and as we do where it has no word of its own', async () => {
  expect([await said('zh-CN', undefined), await said('en-US', undefined)]).toEqual(['初试', 'First interview']);
  expect([await said('zh-CN', '一面'), await said('en-US', '一面')]).toEqual(['一面', 'Round one']);
});
