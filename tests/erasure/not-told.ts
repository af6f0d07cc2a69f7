/**
 * Personal fields into which the proof writes no word of the erased people, each with its reason. Whoever adds a personal field to an event
 * tells a word in it, or says here why not: the proof fails otherwise.
 */
const why: Readonly<Record<string, readonly string[]>> = {
  'a colleague, who is not erased as long as they have roles': [
    ...['ColleagueInvited.email', 'ColleagueInvited.loginName', 'ColleagueInvited.name', 'ColleagueInvited.phone'],
    ...['StaffAccountCreated.email', 'StaffAccountCreated.loginName', 'StaffAccountCreated.name'],
    ...['StaffAccountCreated.phone', 'InvitationSentAgain.loginName', 'ColleagueSignedIn.browser'],
    ...['ColleagueSignedIn.network', 'CompanyAccountLinked.companySubject', 'CompanyAccountLinked.issuer'],
    ...['ViewSaved.name', 'ViewSaved.search'],
  ],
  'sealed under the key of something that is no person: what it says of many ends with none of them': [
    ...['PositionClosed.reason', 'SessionCreated.place', 'SessionCancelled.reason'],
    ...['SubscriberRegistered.reason', 'SubscriberChanged.reason', 'SubscriberSuspended.reason', 'WebhookSet.url'],
  ],
  'holds no word: a number, or a code of a list': [
    ...['InterviewArranged.signInCode', 'InterviewRescheduled.signInCode', 'RecordEnded.reasonCode'],
    ...['ItemRevised.reasonCode', 'ItemScreened.reasonCode'],
  ],
  'in the words of a provider or of SAP, who may quote the person: none fails here, and nobody is handed to SAP': [
    ...['NotificationFailed.reason', 'NotificationUndelivered.reason', 'SapPushed.message', 'SapPushFailed.message'],
  ],
  'after the end that these people come to: whoever is handed to SAP, or refuses, or declines': [
    ...['CollectionRejected.reason', 'CollectionReopened.reason', 'CollectionSubmitted.content'],
    ...['SapPushRequested.record', 'OfferRefused.reason', 'InterviewDeclined.reason', 'AppointmentRejected.reason'],
  ],
  'of an interview that takes place, which no clock of the proof waits for': [
    ...['InterviewReminded.place', 'EvaluationAmended.text', 'EvaluationSubmitted.text'],
    ...['EvaluationSubmittedOnBehalf.text', 'SignInReset.reason'],
  ],
  'of another person than these: a minor, one without a name at first, whose data staff change, or whose account is suspended, changed or has other contacts':
    [
      ...['ConsentGranted.guardian', 'AccountSuspended.reason', 'AccountRenamed.name'],
      ...['EmailChanged.email', 'EmailChanged.former', 'PhoneChanged.former', 'PhoneChanged.phone'],
      ...['ResumeContactChanged.email', 'ResumeContactChanged.phone', 'ResumeBlockSavedOnBehalf.content'],
    ],
  'of another way through the house: questions of an advertisement, another position, a reading that failed': [
    ...[
      'ContactChangeProposed.after',
      'RecordDelivered.answers',
      'RecordInvalidated.reason',
      'RecordTransferred.reason',
    ],
    ...['ResumeFileParsed.proposals', 'ResumeParseRetried.name'],
  ],
};

/** All of them. */
export const notTold: readonly string[] = Object.values(why).flat();
