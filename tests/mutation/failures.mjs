// How the tests of one change end, in Stryker's words.

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** What a test says when it fails. */
export async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return messageOf(error) || 'it failed';
  }
}

/** What Stryker wants to know: the first test that fails, or how many did not. */
export async function firstFailure(groups, switches) {
  let nrOfTests = 0;
  const killed = (id, failureMessage) =>
    endless(switches) ?? { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
  try {
    for await (const tests of groups)
      for (const { id, run } of tests) {
        nrOfTests += 1;
        const failed = await failureOf(run);
        if (failed !== undefined) return killed(id, failed);
      }
  } catch (error) {
    // A module or a spec that cannot even be loaded.
    return killed('loading', messageOf(error));
  }
  return endless(switches) ?? { status: 'survived', nrOfTests };
}

/** Far more rounds than without the change: it goes on for ever. */
const endless = (switches) =>
  switches.hitLimit !== undefined && switches.hitCount > switches.hitLimit
    ? { status: 'timeout', reason: `more than ${switches.hitLimit} rounds` }
    : undefined;
