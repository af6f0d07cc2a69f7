export { commandModule } from './command.module.ts';
export { type CommandParts, CommandService } from './command.service.ts';
export { processes } from './processes/index.ts';
export { type Look, lookInto } from './processes/look.ts';
export { startProcess } from './processes/process.ts';
export { type ResumeFileParts, startResumeReader } from './processes/when-resume-file-uploaded-then-scan-and-read.ts';
export { fireTimer } from './timers/fire-timer.ts';
export { followTimers } from './timers/follow-timers.ts';
