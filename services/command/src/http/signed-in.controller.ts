import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type PermissionCode, permissionMatrix, type SignedInSeen, scopeFor } from '@talentlog/contracts';
import type { AccountCaller, Caller } from '@talentlog/runtime';
import { CurrentCaller, GrantedToAll } from '@talentlog/runtime/nest';
import { SIGNED_IN_PERSON } from '../bus/tokens.ts';

/** What is told about the person besides what their account proves. */
export interface SignedInPerson {
  readonly devInbox: boolean;
  readonly company: SignedInSeen['company'];
  languageOf(accountId: string): Promise<NonNullable<SignedInSeen['account']>['language']>;
}

/** `GET /api/session`: who is signed in, with their permissions. */
@Controller('api/session')
export class SignedInController {
  constructor(@Inject(SIGNED_IN_PERSON) private readonly person: SignedInPerson) {}

  @Get()
  @Header('cache-control', 'no-store')
  @GrantedToAll('who is not signed in is told so')
  async seen(@CurrentCaller() { account }: Caller): Promise<SignedInSeen> {
    const { devInbox, company } = this.person;
    if (!account) return { signedIn: false, account: null, devInbox, company };
    const language = await this.person.languageOf(account.accountId);
    return { signedIn: true, devInbox, company, account: { ...rightsOf(account), language } };
  }
}

function rightsOf({ accountId, name, jobSeekerId, identity, roles, held = [] }: AccountCaller) {
  const codes = Object.keys(permissionMatrix) as PermissionCode[];
  return {
    accountId,
    name,
    jobSeekerId: jobSeekerId ?? null,
    identities: held.map((one) => one.identity),
    identity,
    roles: [...roles],
    permissions: codes.filter((code) => scopeFor(code, roles) !== undefined),
  };
}
