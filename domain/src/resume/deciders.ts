import { decides } from '../shared/aggregate.ts';
import { acceptParsedFields } from './accept-parsed-fields.ts';
import { acceptParsedFieldsOnBehalf } from './accept-parsed-fields-on-behalf.ts';
import { beginResumeBlock } from './begin-resume-block.ts';
import { cancelResumeBlock } from './cancel-resume-block.ts';
import { changeResumeContact } from './change-resume-contact.ts';
import { confirmResumeStatement } from './confirm-resume-statement.ts';
import { dismissParsedFields } from './dismiss-parsed-fields.ts';
import { dismissParsedFieldsOnBehalf } from './dismiss-parsed-fields-on-behalf.ts';
import { removeResumeFile } from './remove-resume-file.ts';
import { restoreParsedFields } from './restore-parsed-fields.ts';
import { restoreParsedFieldsOnBehalf } from './restore-parsed-fields-on-behalf.ts';
import { resume } from './resume.ts';
import { saveResumeBlock } from './save-resume-block.ts';

/** The resume with the decision of every command. */
export const decidedResume = decides(resume, {
  BeginResumeBlock: beginResumeBlock,
  CancelResumeBlock: cancelResumeBlock,
  SaveResumeBlock: saveResumeBlock,
  ChangeResumeContact: changeResumeContact,
  ConfirmResumeStatement: confirmResumeStatement,
  AcceptParsedFields: acceptParsedFields,
  DismissParsedFields: dismissParsedFields,
  RestoreParsedFields: restoreParsedFields,
  AcceptParsedFieldsOnBehalf: acceptParsedFieldsOnBehalf,
  DismissParsedFieldsOnBehalf: dismissParsedFieldsOnBehalf,
  RestoreParsedFieldsOnBehalf: restoreParsedFieldsOnBehalf,
  RemoveResumeFile: removeResumeFile,
});
