/** SIGTERM and SIGINT let what is under way finish; a second one ends at once. */
export function endOnSignal(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const end = (signal: string) => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log(`\n${signal}: finishing what is under way ...`);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}
