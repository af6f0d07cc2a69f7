import { describe, expect, it } from '@jest/globals';
import { messageIdOf } from './message-id.ts';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('the Message-ID of a mail', () => {
  it.each([
    ['talent@example.com', `<${id}@example.com>`],
    ['Talent Team <talent@Mail.Example.com>', `<${id}@mail.example.com>`],
    ['"Team <HR> @ home" <talent@example.com> ', `<${id}@example.com>`],
    ['招聘 <talent@例子.中国>', `<${id}@xn--fsqu00a.xn--fiqs8s>`],
    ['talent@localhost', `<${id}@talentlog.invalid>`],
    ['talent', `<${id}@talentlog.invalid>`],
    ['talent@', `<${id}@talentlog.invalid>`],
    ['talent@[192.0.2.1]', `<${id}@talentlog.invalid>`],
    ['talent@exa mple.com', `<${id}@talentlog.invalid>`],
  ])('from %s is %s', (from, expected) => {
    expect(messageIdOf(id, from)).toBe(expected);
  });

  // dot-atom-text of RFC 5322: dots stand between other signs alone.
  it.each(['.a', 'a.', 'a..b', '.', 'a.b'])('has the syntax of one for the id %s', (given) => {
    const atom = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+";
    expect(messageIdOf(given, 'a@example.com')).toMatch(
      new RegExp(`^<${atom}(?:\\.${atom})*@${atom}(?:\\.${atom})+>$`),
    );
  });
});
