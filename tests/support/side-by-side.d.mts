export type Step = readonly [
  name: string,
  command: string,
  args: readonly string[],
  how?: { /** Mostly waits, so that it runs beside as many others as there are cores. */ readonly waits?: boolean },
];

/** Runs the steps and resolves with their exit codes, in the order of the steps; 1 for one that was killed. */
export function sideBySide(
  steps: readonly Step[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<number[]>;
