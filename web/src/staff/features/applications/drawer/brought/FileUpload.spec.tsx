/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../../testing/render.tsx';
import { id } from '../../../../../../testing/samples/people.ts';
import { FileUpload } from './FileUpload.tsx';

const stored = { fileId: 'a'.repeat(64), name: 'zhaopin.doc', size: 13, type: 'text/html' };
let purpose: unknown;

/** An upload that is taken at once. */
class TakenRequest {
  readonly upload = {};
  readonly status = 201;
  readonly responseText = JSON.stringify(stored);
  onload: () => void = () => {};
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    purpose = form.get('purpose');
    this.onload();
  }
}

const real = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const bring = async () => {
  globalThis.XMLHttpRequest = TakenRequest as unknown as typeof XMLHttpRequest;
  const server = new FakeServer().signIn(colleague('HR'));
  const { user } = await renderStaff(<FileUpload jobSeekerId={id(21)} />, { server, language: 'en-US' });
  const page = new File(['<html></html>'], 'zhaopin.doc', { type: 'application/msword' });
  return { server, choose: () => user.upload(screen.getByLabelText('Upload a resume of this person'), page) };
};

it('a file that is chosen is uploaded as what staff bring, and becomes a file of the person', async () => {
  const { server, choose } = await bring();
  await choose();
  await waitFor(() =>
    expect(server.payloads('UploadResumeFileOnBehalf')).toEqual([{ jobSeekerId: id(21), file: stored }]),
  );
  expect(purpose).toBe('import');
});

it('it is said why a file was refused', async () => {
  const { server, choose } = await bring();
  server.refuse('UploadResumeFileOnBehalf', { status: 409, code: 'privacy.unauthorized' });
  await choose();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
