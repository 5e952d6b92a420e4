import { hash } from 'node:crypto';

const HINT_LENGTH = 4;

/** SHA-256 of a secret, hexadecimal, stored in its place. A plain hash suffices, because the secret is random. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex');

/** The end of a secret, by which people recognise it. */
export const hintOfSecret = (secret: string): string => secret.slice(-HINT_LENGTH);
