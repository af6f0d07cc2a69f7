import { Controller, Get, Param, Post } from '@nestjs/common';
import type { Role, StepUp } from '@talentlog/contracts';
import { type Admission, type Caller, type LinkCaller, StoreUnavailable } from '@talentlog/runtime';
import {
  Browser,
  CurrentAdmission,
  CurrentCaller,
  Granted,
  GrantedByContract,
  GrantedByHandler,
  GrantedToAll,
  RefusedRequest,
  type Sent,
  SentWith,
} from '@talentlog/runtime/nest';

const staff = (accountId: string, role: Role): Caller => ({
  account: { accountId, jobSeekerId: undefined, name: '', identity: 'Staff', roles: [role], signInId: 'sign-in' },
});
/** Somebody whom the edge of these tests knows by the session `auditors-session-0000`. */
export const auditor = staff('auditor', 'AU');
/** Somebody who looks for a job, and is not the one the links below are for. */
const seeker: Caller = {
  account: {
    accountId: 'seeker',
    jobSeekerId: 'seeker',
    name: '',
    identity: 'JobSeeker',
    roles: ['JS'],
    signInId: 'sign-in',
  },
};
const link = (...satisfied: readonly StepUp[]): LinkCaller => ({
  linkId: 'link',
  purpose: 'offer',
  subjectAggregate: 'offer',
  subjectId: 'offer',
  jobSeekerId: 'holder',
  satisfied,
});
/** Live links by their token; every other token is dead. */
export const links = new Map([
  ['unproved', link()],
  ['proved', link('code')],
]);
/** Who is signed in under which session. */
export const known = new Map<string, Caller>([
  ['a-seekers-session-000', seeker],
  ['auditors-session-0000', auditor],
  ['interviewers-session', staff('interviewer', 'IV')],
]);

/** Routes that declare who may ask in every way there is. */
@Controller()
export class Routes {
  @Get('undeclared')
  undeclared(): string {
    return 'seen';
  }

  @Get('audit')
  @Granted({ staff: 'ADMIN_AUDIT' })
  audit(@CurrentCaller() { account }: Caller, @CurrentAdmission() { grant }: Admission) {
    return { who: account?.accountId, grant };
  }

  @Get('questions/:name')
  @GrantedByContract({
    open: { grants: [{ guest: true }] },
    closed: { grants: [{ staff: 'ADMIN_AUDIT' }] },
    page: { grants: [{ link: 'offer', stepUp: 'code' }, { self: 'VIEW_USER' }] },
  })
  question(@Param('name') name: string) {
    return { name };
  }

  @Get('everybody')
  @GrantedToAll('a test')
  everybody(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Post('writes')
  @GrantedByHandler('a test')
  write(@Browser() browser: string, @SentWith() sent: Sent) {
    const { caller, commandId, isNewId, ifRevision = null, correlationId: traceId } = sent;
    return { who: caller.account?.accountId ?? null, browser, commandId, isNewId, revision: ifRevision, traceId };
  }

  @Get('fails/:how')
  @GrantedToAll('a test')
  fails(@Param('how') how: string): never {
    if (how === 'store') throw new StoreUnavailable('no disk');
    if (how === 'wait') throw new RefusedRequest('sms.too_often', { params: { seconds: 42 } });
    if (how === 'shape')
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'a.b', code: 'common.required' }] });
    throw new Error('secret words');
  }
}
