/**
 * The processor time of `work` in milliseconds, for tests that distinguish linear run time from run time that explodes with the length of
 * a text. Wall-clock time would also depend on the other load of the machine.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
