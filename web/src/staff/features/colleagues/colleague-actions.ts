/** What is done to a colleague's account, in the order of the buttons. */
export const colleagueActions = [
  'ResendInvitation',
  'GrantRoles',
  'RenameAccount',
  'ResetAccess',
  'ResetSecondFactor',
  'UnlinkCompanyAccount',
  'ReinstateAccount',
  'WithdrawInvitation',
  'SuspendAccount',
] as const;
/** Something done to a colleague's account. */
export type ColleagueAction = (typeof colleagueActions)[number];
