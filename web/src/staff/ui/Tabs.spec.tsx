/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

type Part = 'overview' | 'resume' | 'comments';

function Parts() {
  const [chosen, setChosen] = useState<Part>('overview');
  return (
    <Tabs<Part>
      label="详情"
      tabs={[
        { id: 'overview', label: '概览' },
        { id: 'resume', label: '简历', count: 0 },
        { id: 'comments', label: '评论', count: 2 },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    >
      <p>{chosen}</p>
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('parts of one thing', () => {
  it('are shown one at a time, each with how many it holds where it holds any', async () => {
    const { user } = await renderStaff(<Parts />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['概览', '简历', '评论 2']);
    await user.click(tab('评论 2'));
    expect(chosen()).toBe('评论 2');
    expect(screen.getByRole('tabpanel', { name: '评论 2' }).textContent).toBe('comments');
  });
  it('are walked by the arrow keys, round at both ends, and the focus goes along', async () => {
    const { user } = await renderStaff(<Parts />);
    tab('概览').focus();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('评论 2');
    expect(document.activeElement).toBe(tab('评论 2'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('简历');
  });
  it('take one stop of the Tab key, then their content', async () => {
    const { user } = await renderStaff(<Parts />);
    await user.tab();
    expect(document.activeElement).toBe(tab('概览'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
  it('leave other keys alone', async () => {
    const { user } = await renderStaff(<Parts />);
    tab('概览').focus();
    await user.keyboard('{ArrowDown}x');
    expect(chosen()).toBe('概览');
  });
});
