/**
 * How long a piece of work keeps the processor busy, in milliseconds: for tests that tell time that grows with the length of a
 * text from time that explodes. The time by the clock says more of what else the machine has to do.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
