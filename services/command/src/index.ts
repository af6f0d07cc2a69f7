export { commandModule } from './command.module.ts';
export { type CommandLimits, type CommandParts, CommandService, commandContracts } from './command.service.ts';
export type { Accepted, CommandRequest, Outcome } from './pipeline/pipeline.ts';
export { type ResumeFileWorkerParts, startResumeFileWorker } from './processes/parse-resume-file.ts';
export type { Process, ProcessParts, Wish } from './processes/process.ts';
export { startProcesses } from './processes/start.ts';
export { followTimers } from './timers/follow-timers.ts';
