// The first import of every program: where the running Node is too old, the program runs on the pinned one instead, or ends with a sentence that
// says what to do. Without it the driver of SQLite ends the process with a segmentation fault.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isSupported, oldestNode, pinnedNode } from './supported.mjs';

const realPath = (path) => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** Runs this program again on the pinned Node and ends as that ends; the promise never resolves, so the importing program does not begin. */
function runOnPinned(node) {
  // In a process group of its own, or a signal to the whole group would arrive twice, which means "end without finishing".
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', detached: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  return new Promise(() => {});
}

if (!isSupported()) {
  const pinned = realPath(pinnedNode);
  if (pinned === undefined || pinned === realPath(process.execPath)) {
    console.error(
      `\nTalentlog needs Node ${oldestNode} or newer; this is ${process.versions.node}. \`npm ci\` brings one from npm.\n`,
    );
    process.exit(1);
  }
  await runOnPinned(pinned);
}
