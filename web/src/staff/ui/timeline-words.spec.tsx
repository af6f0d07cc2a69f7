/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { Timeline } from './Timeline.tsx';
import { useTimelineWords } from './timeline-words.ts';

const entry = (type: string, facts: Record<string, string>) => ({
  ...{ eventId: type, at: '2026-11-20T02:00:00.000Z', type, facts, stream: 'x', position: '1' },
  actor: { kind: 'STAFF' as const, name: 'Zhao' },
});
/** A screener chose of one list, the recruiter of the other and said it in its words. */
const entries = [
  entry('ItemScreened', { verdict: 'ELIMINATED', reasonCode: 'YEARS', opinion: '差两年' }),
  entry('RecordEnded', { outcome: 'NOT_PASSED', reasonCode: 'SKILL', reason: '专业能力不符' }),
];

function Lines() {
  const words = useTimelineWords();
  return <Timeline items={entries.map(words)} />;
}

it.each<['zh-CN' | 'en-US', string[]]>([
  ['zh-CN', ['淘汰 · 年限不足差两年', '未通过专业能力不符']],
  ['en-US', ['Reject · Too few years差两年', 'Not passed · Skills do not fit专业能力不符']],
])('tells in %s why somebody was not suitable, once', async (language, expected) => {
  const server = new FakeServer().signIn(colleague('HR'));
  await renderStaff(<Lines />, { server, language });
  await screen.findByText(expected[0]?.includes('年限不足差') ? /年限不足/ : /Too few years/);
  const lines = screen.getAllByRole('listitem');
  expect(
    lines.map((line) => [...line.querySelectorAll('small, blockquote')].map(({ textContent }) => textContent).join('')),
  ).toEqual(expected);
});
