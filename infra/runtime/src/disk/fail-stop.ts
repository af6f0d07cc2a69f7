/** Status with which a process ends that may not go on, because it cannot know what is on the disk. A supervisor starts it again. */
const cannotGoOn = 70;

/** Ends the process at once: after a sync that failed nobody knows what is stored, and only a fresh look at the files tells. */
export function endForGood(what: string, error: Error): void {
  process.stderr.write(`${what} cannot be written safely any more, so this process ends: ${error.message}\n`);
  process.exit(cannotGoOn);
}
