import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import * as contracts from '@talentlog/contracts';

const read = (language: string, pack: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../i18n/${language}/${pack}.json`, import.meta.url), 'utf8'));

const tables = Object.entries(contracts).flatMap(([name, table]) =>
  name.endsWith('Events') ? [table as unknown as Record<string, EventContract>] : [],
);
const commands = Object.entries(contracts).flatMap(([name, table]) =>
  name.endsWith('Commands') ? Object.keys(table as object) : [],
);
const types = tables.flatMap((table) => Object.keys(table));
const fields = new Set(tables.flatMap((table) => Object.values(table).flatMap(({ data }) => Object.keys(data.shape))));

describe.each(['zh-CN', 'en-US'])('words of the audit in %s', (language) => {
  const audit = read(language, 'audit');

  it('finds the event tables at all', () => {
    expect(types.length).toBeGreaterThan(100);
  });
  it('name every event type, long and short', () => {
    const missing = types.flatMap((type) =>
      [`audit.event.${type}`, `audit.arrow.${type}`].filter((id) => !Object.hasOwn(audit, id)),
    );
    expect(missing).toEqual([]);
  });
  it('name every command, where staff have a button for it in the words of the button', () => {
    expect(commands.length).toBeGreaterThan(150);
    expect(commands.filter((name) => !Object.hasOwn(audit, `audit.command.${name}`))).toEqual([]);
    const packs = ['staff', 'staffhiring', 'staffoffers', 'staffpositions'].map((pack) => read(language, pack));
    const buttons = packs
      .flatMap((pack) => Object.entries(pack))
      .map(([id, words]) => [/\.action\.(\w+)$/.exec(id)?.[1] ?? '', words.toLowerCase()] as const);
    const otherwise = commands.filter((name) => {
      const own = buttons.filter(([command]) => command === name).map(([, words]) => words);
      return own.length > 0 && !own.some((words) => audit[`audit.command.${name}`]?.toLowerCase().includes(words));
    });
    expect(otherwise).toEqual([]);
  });
  it('name every field an event carries', () => {
    expect([...fields].filter((field) => !Object.hasOwn(audit, `audit.field.${field}`))).toEqual([]);
  });
  it('name every state the contracts list', () => {
    const state = read(language, 'staffhiring');
    const listed = {
      'offer.approval': contracts.ApprovalState,
      'offer.status': contracts.OfferStatus,
      'offer.link': contracts.OfferLinkState,
      application: contracts.StepStatus,
    };
    const missing = Object.entries(listed).flatMap(([where, values]) =>
      values.options.map((value) => `state.${where}.${value}`).filter((id) => !Object.hasOwn(state, id)),
    );
    expect(missing).toEqual([]);
  });
});
