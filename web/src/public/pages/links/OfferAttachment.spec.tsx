/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { idOf, linkOpened, position } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import OfferAttachment from './OfferAttachment.tsx';

const file = (sign: string, name: string) => ({
  fileId: sign.repeat(64),
  name,
  size: 10,
  type: 'application/pdf',
});
const paper = file('a', '录用通知书 王芳.pdf');
const attachment = file('b', 'benefits.pdf');

interface Papers {
  readonly paper: typeof paper | null;
  readonly attachment: typeof paper | null;
}
const none: Papers = { paper: null, attachment: null };

async function open(files: Papers, change: object = {}) {
  const offer = {
    ...{ offerId: idOf(5), name: '王芳', position, type: 'SOCIAL', status: 'SENT', link: 'VALID', invalidReason: null },
    ...{ pay: null, plannedEntryDate: '', probationMonths: 6, workLocation: '', letter: '', expiresAt: null },
    ...{ answeredAt: null, contact: 'Lin Jing', revision: 3, allowedActions: [], ...files, ...change },
  };
  const server = new FakeServer().answer('linkOpened', linkOpened()).answer('offerPage', offer);
  const shown = await renderPublic(<OfferAttachment />, {
    server,
    path: '/offer_attachment/:id',
    at: '/offer_attachment/token',
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}

describe('the page of an offer’s attachments', () => {
  it('gives the letter and what was attached, and leads to the answer', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, server } = await open({ paper, attachment });
    server.holds(paper.fileId, paper.name, 'token');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Download 录用通知书 王芳.pdf',
      'Download benefits.pdf',
    ]);
    await user.click(screen.getByRole('button', { name: /录用通知书/ }));
    await waitFor(() => expect(saved).toEqual([paper.name]));
    expect(screen.getByRole('link', { name: 'See and answer the offer' }).getAttribute('href')).toBe(
      '/send_offer/token',
    );
    clicked.mockRestore();
  });

  it.each([
    ['WITHDRAWN', 'The offer was withdrawn. For questions contact Lin Jing.'],
    ['EXPIRED', 'The offer has expired. If you still want to join, contact Lin Jing.'],
  ])('of an offer that is over (%s) hands over no letter and asks for no answer', async (invalidReason, words) => {
    await open(none, { status: 'INVALID', invalidReason });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/here is your letter/)).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'See the offer' })).toBeTruthy();
  });
});
