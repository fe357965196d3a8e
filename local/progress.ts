/** Prints a line with the seconds since the command started. */
export function say(text: string): void {
  console.log(`[${String(Math.round(process.uptime())).padStart(3)} s] ${text}`);
}

/** Prints a line when some work begins, every ten seconds, and when it is done. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  say(label);
  const started = Date.now();
  const heartbeat = setInterval(() => say(`${label}: still under way`), 10_000);
  try {
    const result = await work();
    say(`${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
