/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Catalogue, createCatalogue } from '../../i18n/catalogue.ts';
import { IntlRoot } from '../../i18n/react.tsx';
import { WithPacks } from './WithPacks.tsx';

const names = ['audit'] as const;

/** Shows a page whose words do not come until the network is there. */
function open() {
  const network = { up: false };
  const whole = createCatalogue('en-US');
  const catalogue: Catalogue = {
    ...whole,
    load: (...packs) => (network.up ? whole.load(...packs) : Promise.reject(new TypeError('failed to fetch'))),
  };
  render(
    <IntlRoot catalogue={catalogue}>
      <WithPacks names={names}>
        <p>the page</p>
      </WithPacks>
    </IntlRoot>,
  );
  return network;
}

describe('a page whose words do not come', () => {
  it('says so in both languages', async () => {
    open();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/页面文字没有加载出来.*The words of this page did not load/);
    expect([...told.querySelectorAll('[lang]')].map((one) => one.getAttribute('lang'))).toEqual(['zh-CN', 'en-US']);
  });
  it('can be tried again, and is shown once they are there', async () => {
    const network = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    network.up = true;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
