/** What the command side has that goes on by itself, for a thread that decides nothing: `@talentlog/command/workers`. */
export { type ErasureHost, type ErasureParts, startEraser } from './erasure/erase-persons.ts';
export { type Folds, foldsOf } from './pipeline/folds.ts';
export { inForceOf } from './pipeline/settings-in-force.ts';
export { processes } from './processes/index.ts';
export { type Look, lookInto } from './processes/look.ts';
export { startProcess } from './processes/process.ts';
export { type ResumeFileParts, startResumeReader } from './processes/when-resume-file-uploaded-then-scan-and-read.ts';
export type { KeptStores } from './retention/besides.ts';
export { retentionForecast } from './retention/forecast.ts';
export { type RetentionParts, startRetention } from './retention/retention.ts';
export { followClosedAccounts } from './sign-in/follow-closed-accounts.ts';
export { fireTimer } from './timers/fire-timer.ts';
export { followTimers } from './timers/follow-timers.ts';
export { startUploadUpkeep, type UploadUpkeepParts } from './uploads/upload-upkeep.ts';
