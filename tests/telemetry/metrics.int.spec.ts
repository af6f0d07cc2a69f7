import { describe, expect, it } from '@jest/globals';
import { companyOfFile } from '../support/company-of-file.ts';
import { until } from '../support/until.ts';

describe('what Prometheus reads', () => {
  const here = companyOfFile();
  const metrics = async () => (await fetch(`${here.server.url}/api/metrics`)).text();
  /** The value of the first line that begins so. */
  const measured = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.split(' ')
        .at(-1) ?? Number.NaN,
    );

  it('tells rates and times of commands, questions and messages, by name, whoever sent them', async () => {
    const hr = await here.company.hire('hr', 'HR');
    await hr.browser.post('CreateStaffAccount', { name: '无权' });
    await hr.browser.send('/api/queries/notifications');
    await hr.browser.send(`/api/queries/${encodeURIComponent('张伟13800138000')}`);
    const text = await metrics();
    const counted = (labels: string) => measured(text, `talentlog_command_seconds_count{${labels}}`);
    expect(counted('command="CreateStaffAccount",by="person",outcome="accepted"')).toBe(1);
    expect(counted('command="CreateStaffAccount",by="person",outcome="refused"')).toBe(1);
    expect(measured(text, 'talentlog_query_seconds_count{query="notifications"}')).toBe(1);
    expect(measured(text, 'talentlog_log_position')).toBeGreaterThan(5);
    // Codes leave from this thread.
    expect(measured(text, 'talentlog_peer_call_seconds_count{peer="sms",outcome="answered"}')).toBeGreaterThan(0);
    expect(text).not.toMatch(/13800138000|张伟/);
  });

  it('adds up what threads measured apart: a mail leaves from that of the workers', async () => {
    const before = measured(await metrics(), 'talentlog_peer_call_seconds_count{peer="mail",outcome="answered"}') || 0;
    const hr = await here.company.hire('hr2', 'HR');
    const advertised = await here.company.advertise(hr.browser);
    const seeker = await here.company.seeker();
    await seeker.browser.does('DeliverApplication', advertised);
    await until(
      async () =>
        measured(await metrics(), 'talentlog_peer_call_seconds_count{peer="mail",outcome="answered"}') > before,
      'a mail to be counted',
    );
    const text = await metrics();
    expect(text).toMatch(
      /talentlog_command_seconds_count\{command="QueueNotification",by="worker",outcome="accepted"\}/,
    );
    for (const line of ['talentlog_timers_due', 'talentlog_timers_late_seconds', 'talentlog_spans_dropped_total'])
      expect(measured(text, `${line} `)).toBe(0);
    for (const line of ['talentlog_projector_lag_seconds{', 'talentlog_follower_lag_seconds{'])
      expect(measured(text, line)).toBeGreaterThanOrEqual(0);
  });

  it('is Prometheus text without a name that comes twice', async () => {
    const types = [...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(types.length).toBeGreaterThan(20);
    expect(new Set(types).size).toBe(types.length);
  });
});
