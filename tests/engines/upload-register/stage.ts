import { afterEach, beforeEach, expect } from '@jest/globals';
import type { NamedUpload, ScanState, UploadRegister } from '@talentlog/runtime';

/** Where an adapter keeps the register of one test. */
export interface UploadRegisterPlace {
  open(): Promise<UploadRegister>;
  remove(): Promise<void>;
}

/** 8 in the morning in Shanghai. */
export const now = Date.UTC(2026, 10, 21);
export const pdf = 'application/pdf';
export const named = (...ids: readonly string[]): NamedUpload[] => ids.map((fileId) => ({ fileId }));

/** A register of its own for each test, and what the tests of every contract do with it. */
export function registerStage(makePlace: () => Promise<UploadRegisterPlace>) {
  let place: UploadRegisterPlace;
  let register: UploadRegister;
  let claims = 0;
  beforeEach(async () => {
    place = await makePlace();
    register = await place.open();
  });
  afterEach(async () => {
    await register.close();
    await place.remove();
  });
  return {
    get register() {
      return register;
    },
    /** A second one on the same place. */
    open: () => place.open(),
    async reopen() {
      await register.close();
      register = await place.open();
    },
    async uploaded(fileId: string, owner: string, at = now, scan: ScanState = 'waiting') {
      expect(await register.announce(fileId, owner, at)).toBe(true);
      await register.add(fileId, owner, { type: pdf, scan, purpose: 'attachment' });
    },
    mayName: (owner: string, ...ids: readonly string[]) => register.claim(`c${claims++}`, named(...ids), owner),
  };
}

/** The stage where two have the register open, as two processes have: its own, and the `second`. */
export function sharedStage(makePlace: () => Promise<UploadRegisterPlace>) {
  const stage = registerStage(makePlace);
  let second: UploadRegister;
  beforeEach(async () => {
    second = await stage.open();
  });
  afterEach(() => second.close());
  return { stage, second: () => second };
}
