/**
 * Keeps a server running while its log cannot be written: what read its output is gone, or the log file lies on a disk that is full.
 * Without a listener, such an error ends the process.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
