export { checkProgram, createFileInspector } from './inspector.ts';
export { childProgram } from './sandbox/child-program.ts';
export type { Answered } from './sandbox/converse.ts';
export { confinement } from './sandbox/namespaces.ts';
export { Sandbox, type SandboxOptions } from './sandbox/sandbox.ts';
export type { ProcessLimits } from './sandbox/supervise.ts';
export { findTesseract, runTesseract } from './text/recognition.ts';
