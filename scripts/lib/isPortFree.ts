import { createServer } from 'node:net';

/** Whether a server could listen on this port now. Errors other than "in use" (such as missing rights) also mean no. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
