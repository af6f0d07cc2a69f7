import { asProblem } from './problem.ts';

/** That the account's owner is at this page. It lives in the page alone: in a cookie or a store, whoever copied those would have it. */
let held: { readonly proof: string; readonly until: number } | undefined;

/** Keeps the answer of `ProveSelf`, for as long as it counts. */
export function holdProof(result: unknown): void {
  const { proof, seconds } = (result ?? {}) as { readonly proof?: unknown; readonly seconds?: unknown };
  if (typeof proof === 'string' && typeof seconds === 'number') held = { proof, until: Date.now() + seconds * 1000 };
}

/** What a command is sent with while a proof counts. */
export function proofHeaders(): Readonly<Record<string, string>> {
  return held === undefined || Date.now() >= held.until ? {} : { 'X-Proof': held.proof };
}

/** Whether the refusal asks for the owner of the account, beside the sign-in. */
export function asksForOwner(thrown: unknown): boolean {
  const { code, params } = asProblem(thrown);
  return code === 'account.proof_required' && params.command === 'ProveSelf';
}
