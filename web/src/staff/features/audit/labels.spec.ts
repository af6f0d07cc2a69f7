import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import * as contracts from '@talentlog/contracts';
import { packNames } from '../../../i18n/packs.ts';
import { buttonIds, buttonPacks } from './words.ts';

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
  it('name every event type', () => {
    expect(types.filter((type) => !Object.hasOwn(audit, `audit.event.${type}`))).toEqual([]);
  });
  it('find the button of every command that has one, in the packs that the audit loads', () => {
    expect(commands.length).toBeGreaterThan(150);
    const labels = packNames.flatMap((pack) => Object.keys(read(language, pack)).map((id) => [pack, id] as const));
    const buttons = labels.flatMap(([pack, id]) => {
      const [, command] = /\.action\.(\w+)$/.exec(id) ?? [];
      return command !== undefined && commands.includes(command) ? [{ pack, id, command }] : [];
    });
    expect(buttons.length).toBeGreaterThan(90);
    const loaded: readonly string[] = buttonPacks;
    expect(
      buttons.filter(({ pack, id, command }) => !loaded.includes(pack) || !buttonIds(command).includes(id)),
    ).toEqual([]);
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
