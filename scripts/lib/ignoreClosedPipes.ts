function endUnlessClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

const ignore = (): void => undefined;

/** A closed pipe (`| head`) is no error, and progress that cannot be shown ends no work: half of a command's files would be missing. */
export function ignoreClosedPipes(): void {
  process.stdout.off('error', endUnlessClosed).on('error', endUnlessClosed);
  process.stderr.off('error', ignore).on('error', ignore);
}
