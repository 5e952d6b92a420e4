import { UsageError } from './UsageError.ts';

/** The listen address of every server of this project. */
export const LOCAL_HOST = '127.0.0.1';

/**
 * The port in an environment variable.
 * @param name variable's name, for the message
 * @param text its value; missing or empty: the default
 * @param fallback the default, 1 to 65535
 * @throws UsageError naming the variable, when the text is not a port
 */
export function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text.trim() === '') return fallback;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new UsageError(`${name} must be a port from 1 to 65535, not "${text}".`);
  return port;
}
